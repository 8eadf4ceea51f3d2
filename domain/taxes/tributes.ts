import { parseDecimal } from '../money/decimal.ts';
import { decimalsOf } from '../money/decimals.ts';
import type { LanguageNames } from '../../schemas/parts/names.ts';
import { namesOf } from '../documents/namesInLanguages.ts';
import { notesOf, type LanguageNotes } from '../documents/notesInLanguages.ts';
import { sumAmounts } from '../money/sum.ts';
import { boxOf, type Box } from './boxes.ts';
import { explainTribute } from './explain.ts';
import { recordedTaxes, type RecordedTaxes, type RecordedTribute } from './recordedTaxes.ts';
import { figureFraction } from './terms.ts';
import type { RecordedLine } from '../documents/rows.ts';

/** The part of a line that its tributes are read from. */
export type BearingLine = RecordedTaxes & {
  readonly scenery: Partial<Pick<RecordedLine['scenery'], 'uuid' | 'origin' | 'destiny'>>;
};

/** One tribute over the whole document: the sum of the lines with the same terms. */
export interface TributeSum extends LanguageNames, LanguageNotes {
  name: string;
  box: Box;
  isFixed: boolean;
  /** The percentage; for a fixed value, the money of each line. */
  value: string;
  /** The sum of what the percentage refers to on each line. */
  base: string;
  amount: string;
  /** Whether a document prints its legal text instead of its amount. */
  isNoted?: boolean;
}

/**
 * Groups the tributes of a document by their terms (name, country, responsible, value, legal text), in order of first
 * occurrence.
 */
export function sumTributes(lines: readonly BearingLine[], currency: string): TributeSum[] {
  const decimals = decimalsOf(currency);
  const groups = Map.groupBy(lines.flatMap(bearingsOf), ({ base: _base, amount: _amount, value, ...terms }) =>
    JSON.stringify([terms, parseDecimal(value, figureFraction).toString()]),
  );
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const total = (of: 'base' | 'amount') =>
      sumAmounts(
        group.map((bearing) => bearing[of]),
        decimals,
      );
    return [{ ...first, base: total('base'), amount: total('amount') }];
  });
}

function bearingsOf(line: BearingLine): TributeSum[] {
  const { tributes = [] } = line.scenery;
  const net = line.net ?? line.total ?? '0';
  const baseOf = tributes.some(hasOwnBase) ? basesOf(line) : () => net;
  return tributes.map((tribute, at) => ({
    name: tribute.name ?? '',
    ...namesOf(tribute),
    ...notesOf(tribute),
    box: boxOf(sideOf(tribute)),
    isFixed: tribute.is_fixed ?? false,
    value: tribute.value ?? '0',
    base: baseOf(at) ?? net,
    amount: tribute.amount ?? '0',
    ...(isNoted(tribute) && { isNoted: true }),
  }));
}

/** Returns whether a document prints the legal text of a tribute instead of its amount. */
export const isNoted = ({ show }: Pick<RecordedTribute, 'show'>): boolean => show === 'note';

const hasOwnBase = ({ base_includes, base_includes_self, base_percent }: RecordedTribute): boolean =>
  base_includes !== undefined || base_includes_self === true || base_percent !== undefined;

/** What each percentage of a line refers to, with the rounded amounts of what its base includes (rule 16). */
function basesOf(line: BearingLine): (at: number) => string | undefined {
  const { terms, totals } = recordedTaxes(line);
  return (at) => {
    const explained = explainTribute(at, terms, totals);
    return explained?.kind === 'percent' ? explained.base : undefined;
  };
}

/** The country and the responsible of a stored tribute. */
export const sideOf = (tribute: RecordedTribute): Parameters<typeof boxOf>[0] => ({
  is_origin: tribute.is_origin ?? true,
  tax_responsible: tribute.tax_responsible ?? 'exporter',
});
