import { parseDecimal } from '../money/decimal.ts';
import { decimalsOf } from '../money/decimals.ts';
import type { LanguageNames } from '../../schemas/parts/names.ts';
import { namesOf } from '../documents/namesInLanguages.ts';
import { sumAmounts } from '../money/sum.ts';
import { boxOf, type Box } from './boxes.ts';
import { inputFraction } from './terms.ts';
import type { RecordedLine } from '../documents/rows.ts';

/** The part of a line that its tributes are read from. */
export type BearingLine = Pick<RecordedLine, 'scenery' | 'total' | 'net'>;

type Tribute = NonNullable<BearingLine['scenery']['tributes']>[number];

/** One tribute over the whole document: the sum of the lines with the same terms. */
export interface TributeSum extends LanguageNames {
  name: string;
  box: Box;
  isFixed: boolean;
  /** The percentage; for a fixed value, the money of each line. */
  value: string;
  /** The sum of the nets of the lines, which a percentage refers to. */
  base: string;
  amount: string;
}

/**
 * Groups the tributes of a document by their terms (name, country, responsible, value), in order of first occurrence.
 */
export function sumTributes(lines: readonly BearingLine[], currency: string): TributeSum[] {
  const decimals = decimalsOf(currency);
  const groups = Map.groupBy(lines.flatMap(bearingsOf), ({ name, box, isFixed, value }) =>
    JSON.stringify([name, box, isFixed, parseDecimal(value, inputFraction).toString()]),
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
  return (line.scenery.tributes ?? []).map((tribute) => ({
    name: tribute.name ?? '',
    ...namesOf(tribute),
    box: boxOf(sideOf(tribute)),
    isFixed: tribute.is_fixed ?? false,
    value: tribute.value ?? '0',
    base: line.net ?? line.total ?? '0',
    amount: tribute.amount ?? '0',
  }));
}

function sideOf(tribute: Tribute): Parameters<typeof boxOf>[0] {
  return { is_origin: tribute.is_origin ?? true, tax_responsible: tribute.tax_responsible ?? 'exporter' };
}
