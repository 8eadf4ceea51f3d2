import { useTranslate } from 'react-admin';

import { ofAnyRow, propertyAt } from '../../../domain/schema/path.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { kindFor } from '../../kinds/registry.ts';
import { ValueChange } from '../../shell/display/ValueChange.tsx';
import { digestWord, isDigest } from './digests.ts';
import { isWithinList } from './historyWords.ts';

interface ChangedValueProps {
  readonly resource: Resource;
  readonly path: string;
  readonly change: readonly [unknown, unknown];
}

/** A field before and after, as its kind shows it. */
export function ChangedValue({ resource, path, change: [was, is] }: ChangedValueProps) {
  const translate = useTranslate();
  const property = propertyAt(resource.schema, path);
  if (isDigest(was) || isDigest(is) || property?.kind === 'secret') {
    return <ValueChange next={digestWord(was, is, translate)} />;
  }
  const shown = (value: unknown) => {
    if (isAbsent(value)) return undefined;
    // The log names files, and keeps nothing else of them.
    if (!property || property.file) return String(value);
    if (property.ref && !isNamed(value)) return translate('documents.history.another');
    const { Field } = kindFor(property);
    return <Field resource={resource.name} path={ofAnyRow(path)} property={property} value={value} />;
  };
  return (
    <ValueChange
      previous={shown(was)}
      next={shown(is) ?? translate(`documents.history.${isWithinList(path) ? 'removed' : 'nothing'}`)}
    />
  );
}

const isAbsent = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Whether more than the key of another record is known: one that is gone has no name. */
const isNamed = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 1;
