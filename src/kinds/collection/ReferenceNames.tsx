import { useTranslate } from 'react-admin';
import { isReference, recordName, referenceKey } from '../../../domain/kinds/reference.ts';
import type { Row } from '../../../domain/kinds/collection.ts';
import { joined } from '../../../domain/words/isolated.ts';
import { resourceOf } from '../../data/resources.ts';

/** The names of a list's records. */
export function ReferenceNames({ rows, of }: { readonly rows: readonly Row[]; readonly of: string }) {
  const translate = useTranslate();
  const resource = resourceOf(of);
  const names = rows
    .filter(isReference)
    .map((row) => recordName(resource, row, translate) ?? String(referenceKey(row)));
  return <span>{joined(names, ', ')}</span>;
}
