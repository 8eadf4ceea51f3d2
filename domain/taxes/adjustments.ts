import { apportion } from '../money/apportion.ts';
import { parseDecimal } from '../money/decimal.ts';
import { percentOf } from './percent.ts';
import { type Adjustment } from './terms.ts';

/** One of a document may be for the lines of a scenario only. */
export interface DocumentAdjustment extends Adjustment {
  readonly scenery?: { readonly uuid: string } | undefined;
}

/** Returns what each adds to `base`, negative for a discount, in minor units: each is rounded by itself. */
export const adjustedBy = (adjustments: readonly Adjustment[], base: bigint, decimals: number): bigint[] =>
  adjustments.map(({ kind, percent, amount = '0' }) => {
    const units = percent === undefined ? parseDecimal(amount, decimals) : percentOf(base, percent);
    return kind === 'discount' ? -units : units;
  });

/** A row of a document with its total in minor units; texts, headings and subtotals have none. */
export interface SharingRow {
  readonly total?: bigint | undefined;
  /** The scenario, in lower case. */
  readonly scenery?: string | undefined;
}

/** Why adjustments cannot be spread, at the last of those that are spread together. */
export interface SpreadProblem {
  readonly index: number;
  readonly reason: 'beyond' | 'no_lines';
}

/** The adjustments of a document, spread over its rows. */
export interface Spread {
  /** What each adjustment adds. */
  readonly amounts: readonly bigint[];
  /** The share of each row: 0 of one without a total. */
  readonly shares: readonly bigint[];
  readonly problems: readonly SpreadProblem[];
}

const sumOf = (units: readonly bigint[]): bigint => units.reduce((sum, one) => sum + one, 0n);

/**
 * Spreads the adjustments of a document over its lines: first those of each scenario by `total`, then the sum of the others by
 * `total` and share so far, by largest remainder. What takes more than its lines have left, or has no lines, is not
 * spread. A document without lines takes none.
 */
export function spreadAdjustments(
  rows: readonly SharingRow[],
  adjustments: readonly DocumentAdjustment[],
  decimals: number,
): Spread {
  const left = rows.map(({ total = 0n }) => total);
  const amounts = adjustments.map(() => 0n);
  const problems: SpreadProblem[] = [];
  if (rows.every(({ total }) => total === undefined)) return { amounts, shares: left, problems };
  const sceneryAt = (index: number) => adjustments[index]?.scenery?.uuid.toLowerCase() ?? '';
  const groups = Map.groupBy(adjustments.keys(), sceneryAt);
  const inOrder = [...groups].toSorted(([one], [other]) => Number(one === '') - Number(other === ''));
  for (const [scenery, members] of inOrder) {
    const places = [...rows.keys()].filter((at) => rows[at]?.total !== undefined && isFor(scenery, rows[at]));
    const base = sumOf(places.map((at) => rows[at]?.total ?? 0n));
    const some = adjustedBy(
      members.flatMap((index) => adjustments[index] ?? []),
      base,
      decimals,
    );
    for (const [place, index] of members.entries()) amounts[index] = some[place] ?? 0n;
    const weights = places.map((at) => left[at] ?? 0n);
    const units = sumOf(some);
    const index = members.at(-1) ?? 0;
    if (places.length === 0) problems.push({ index, reason: 'no_lines' });
    else if (-units > sumOf(weights)) problems.push({ index, reason: 'beyond' });
    else {
      // Without the sign: a discount is spread like a charge of its amount.
      const parts = apportion(units < 0n ? -units : units, weights);
      for (const [place, at] of places.entries()) {
        const part = parts[place] ?? 0n;
        left[at] = (left[at] ?? 0n) + (units < 0n ? -part : part);
      }
    }
  }
  return { amounts, shares: left.map((units, at) => units - (rows[at]?.total ?? 0n)), problems };
}

const isFor = (scenery: string, row: SharingRow | undefined): boolean => scenery === '' || row?.scenery === scenery;
