import { isObject } from '../../../../../domain/schema/isObject.ts';

/** Returns the row of a new tax: the client pays what is due in its own country, the exporter in its own. */
export const newRow = (isOrigin: boolean) => ({
  tribute: null,
  is_origin: isOrigin,
  type: 'Fixed',
  is_fixed: false,
  value: null,
  tax_responsible: isOrigin ? 'exporter' : 'importer',
});

/** Rates change with the year more often than on another day. */
export const nextYear = (day: string): string => `${Number(day.slice(0, 4)) + 1}-01-01`;

/** Returns the row of the same tax that follows another from a day on. */
export function rowAfter(row: unknown, from: string): object {
  if (!isObject(row)) return {};
  const { uuid: _, '@key': __, ...kept } = row;
  return { ...kept, valid_from: from, valid_until: null };
}
