import { decimalsOf } from '../money/decimals.ts';
import { sumAmounts } from '../money/sum.ts';
import type { Box } from './boxes.ts';
import { shownBoxes, type Disclosure } from './disclosure.ts';
import { sumTributes, type BearingLine, type TributeSum } from './tributes.ts';

/** The country of a scenario, as stored in a line. */
export type TaxCountry = NonNullable<BearingLine['scenery']['origin']>;

/** The taxes of one country, as the client of a document sees them. */
export interface TaxSide {
  readonly side: 'exporter' | 'importer';
  /** The countries of the lines' scenarios: one, unless lines differ. */
  readonly countries: readonly TaxCountry[];
  /** The boxes in `total`. */
  readonly boxes: readonly Box[];
  readonly tributes: readonly TributeSum[];
  /** Those whose legal text a document prints instead of their amount: they are no part of `total`. */
  readonly notes: readonly TributeSum[];
  readonly total: string;
}

const sides = [
  { side: 'exporter', boxes: ['EE', 'EI'], end: 'origin' },
  { side: 'importer', boxes: ['IE', 'II'], end: 'destiny' },
] as const satisfies { boxes: readonly Box[]; [key: string]: unknown }[];

/** Returns the disclosed tax breakdown by country; countries without taxes are omitted. */
export function taxBreakdown(lines: readonly BearingLine[], currency: string, disclosed: Disclosure): TaxSide[] {
  const shown = shownBoxes(disclosed);
  const tributes = shown.length === 0 ? [] : sumTributes(lines, currency);
  return sides.flatMap(({ side, end, boxes: all }) => {
    const boxes: readonly Box[] = all.filter((box) => shown.includes(box));
    const own = tributes.filter(({ box }) => boxes.includes(box));
    if (own.length === 0) return [];
    const [notes, summed] = [own.filter(({ isNoted }) => isNoted), own.filter(({ isNoted }) => !isNoted)];
    const total = sumAmounts(
      summed.map(({ amount }) => amount),
      decimalsOf(currency),
    );
    return [{ side, countries: countriesOf(lines, end), boxes, tributes: summed, notes, total }];
  });
}

function countriesOf(lines: readonly BearingLine[], end: 'origin' | 'destiny'): TaxCountry[] {
  const countries = lines.flatMap(({ scenery }) => scenery[end] ?? []);
  return [...new Map(countries.map((country) => [country.identifier ?? country.name, country])).values()];
}
