import type { RaRecord } from 'ra-core';
import type { PageProperty } from '../properties.ts';
import { KindCell } from './KindCell.tsx';
import { cellOf } from './slots.ts';

/** A record's value in a row, by its kind or as its resource draws it. */
export function CellValue({ of, record }: { readonly of: PageProperty; readonly record: RaRecord }) {
  const Own = cellOf(of)?.default;
  return Own ? <Own record={record} /> : <KindCell of={of} record={record} />;
}
