import type { RaRecord } from 'react-admin';
import type { PageProperty } from '../../properties.ts';
import { KindCell } from './KindCell.tsx';
import { cellOf } from '../slots.ts';

/** A cell of a record, by kind or by its resource's slot. */
export function CellValue({ of, record }: { readonly of: PageProperty; readonly record: RaRecord }) {
  const Own = cellOf(of)?.default;
  return Own ? <Own record={record} resource={of.resource} /> : <KindCell of={of} record={record} />;
}
