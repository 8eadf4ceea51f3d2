import type { RaRecord } from 'ra-core';
import { sameText } from '../searchText.ts';
import type { Suggestions } from './useSuggestions.ts';

/** Something to choose: a record, or to add one called like what was typed. */
export type Option<Row> =
  | { readonly type: 'record'; readonly key: string; readonly label: string; readonly row?: Row }
  | { readonly type: 'add'; readonly key: string; readonly label: string };

/**
 * What a lookup offers for the text typed. While the search runs only the rows
 * that match by their name are offered: a hasty Enter must not take another.
 */
export function optionsOf<Row extends RaRecord>(
  { rows, isSearching }: Pick<Suggestions<Row>, 'rows' | 'isSearching'>,
  labelOf: (row: Row) => string,
  typed: string,
  canAdd: boolean,
): Option<Row>[] {
  const wanted = sameText(typed);
  const records = rows.map((row): Option<Row> => ({ type: 'record', key: String(row.id), label: labelOf(row), row }));
  if (isSearching) return records.filter(({ label }) => sameText(label).includes(wanted));
  const isKnown = records.some(({ label }) => sameText(label) === wanted);
  if (!canAdd || wanted === '' || isKnown) return records;
  return [...records, { type: 'add', key: '+', label: typed.trim() }];
}
