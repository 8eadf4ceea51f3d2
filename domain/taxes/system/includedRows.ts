import { boxOf } from '../boxes.ts';
import type { TributeTerms } from '../terms.ts';

/**
 * Returns for each row the rows whose amounts are part of its base, in order, itself with `base_includes_self`. A named tribute
 * means all its rows except the row itself; outside EE those outside EE, where it has such (rule 3).
 */
export function includedRows(rows: readonly TributeTerms[]): readonly (readonly number[])[] {
  if (rows.every(isPlain)) return rows.map(() => none);
  const places = Map.groupBy(rows.keys(), (at) => rows[at]?.tribute?.toLowerCase() ?? '');
  const isHidden = (at: number): boolean => rows[at] !== undefined && boxOf(rows[at]) === 'EE';
  return rows.map((row, at) => {
    if (isPlain(row)) return none;
    const named = (row.base_includes ?? []).flatMap((tribute) => {
      const all = (places.get(tribute.toLowerCase()) ?? []).filter((place) => place !== at);
      const open = all.filter((place) => !isHidden(place));
      return isHidden(at) || open.length === 0 ? all : open;
    });
    const included = new Set(row.base_includes_self ? [...named, at] : named);
    return [...included].toSorted((one, other) => one - other);
  });
}

const none: readonly number[] = [];

/** Money has no base. */
const isPlain = ({ is_fixed, base_includes, base_includes_self }: TributeTerms): boolean =>
  is_fixed || (!base_includes_self && !base_includes?.length);
