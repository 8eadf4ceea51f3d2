import { statedPart } from '../documents/linePart.ts';
import type { LanguageNames } from '../../schemas/parts/names.ts';
import type { scenarioTribute } from '../../schemas/parts/documents/scenarioTribute.ts';
import type { Infer } from '../../schemas/resource.ts';
import { boxOf } from './boxes.ts';
import { taxFigures, type TaxFigures } from './figures.ts';
import type { LineAmounts, LineTotals } from './line.ts';
import type { Adjustment, LineTerms, Rounding, TributeTerms } from './terms.ts';

/** A tribute of a stored line, as answers have it. */
export interface RecordedTribute
  extends
    Partial<Omit<TributeTerms, 'tribute'>>,
    Partial<LanguageNames>,
    Partial<
      Pick<Infer<typeof scenarioTribute>, 'valid_from' | 'valid_until' | 'pt_note' | 'en_note' | 'es_note' | 'show'>
    > {
  readonly name?: string | undefined;
  readonly tribute?: string | undefined;
  readonly amount?: string | undefined;
  readonly recovered?: string | undefined;
}

/** A stored line, as answers have it. */
export interface RecordedTaxes
  extends
    Partial<Omit<LineAmounts, 'total'>>,
    Partial<TaxFigures>,
    Partial<Omit<LineTerms, 'tributes' | 'part' | 'scenery' | 'item'>> {
  readonly total?: string | undefined;
  readonly adjustments?: readonly Adjustment[] | undefined;
  readonly days?: number | undefined;
  readonly all_days?: number | undefined;
  readonly days_before?: number | undefined;
  readonly scenery: {
    readonly rounding?: Rounding | undefined;
    readonly tributes?: readonly RecordedTribute[] | undefined;
  };
}

/** Returns the amounts of a stored line and the terms that they were computed from. */
export function recordedTaxes(line: RecordedTaxes): { readonly terms: LineTerms; readonly totals: LineTotals } {
  const { quantity = '1', price = '0', base_quantity, adjustments, price_includes_tax, scenery, total = '0' } = line;
  const { gross = total, share = '0', net = total } = line;
  const tributes = scenery.tributes ?? [];
  return {
    terms: {
      quantity,
      price,
      base_quantity,
      adjustments,
      price_includes_tax,
      part: statedPart(line),
      rounding: scenery.rounding,
      tributes: tributes.map(termsOf),
    },
    totals: {
      gross,
      total,
      share,
      net,
      ...(Object.fromEntries(taxFigures.map((figure) => [figure, line[figure] ?? '0'])) as TaxFigures),
      tributes: tributes.map((tribute) => ({
        box: boxOf(termsOf(tribute)),
        amount: tribute.amount ?? '0',
        ...(tribute.recovered !== undefined && { recovered: tribute.recovered }),
      })),
    },
  };
}

const termsOf = ({
  value = '0',
  is_fixed = false,
  is_origin = true,
  tax_responsible = 'exporter',
  ...tribute
}: RecordedTribute): TributeTerms => ({ ...tribute, value, is_fixed, is_origin, tax_responsible });
