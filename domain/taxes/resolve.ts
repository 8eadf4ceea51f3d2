import type { feeTypes, tributeShown, taxCategories } from '../../schemas/parts/documents/scenarioTribute.ts';
import { compareDecimals } from '../money/compare.ts';
import { maxPercent } from './limit.ts';
import { inputFraction, type AmountPer, type LimitsPer, type Side, type TributeTerms } from './terms.ts';
import type { Validity } from './validity.ts';

export type FeeType = (typeof feeTypes)[number];

/** An amount in one currency. */
interface AmountIn {
  readonly currency: string;
  readonly amount: string;
}

/** The part of a scenario's row that determines a tribute. */
export interface ScenarioRow extends Validity {
  readonly type: FeeType;
  readonly is_fixed?: boolean | undefined;
  readonly value?: string | undefined;
  readonly is_origin: boolean;
  readonly tax_responsible: Side;
  readonly tribute?: { readonly uuid?: string | undefined } | undefined;
  readonly amounts?: readonly AmountIn[] | undefined;
  readonly minimums?: readonly AmountIn[] | undefined;
  readonly maximums?: readonly AmountIn[] | undefined;
  readonly base_includes?: readonly string[] | undefined;
  readonly base_includes_self?: boolean | undefined;
  readonly base_percent?: string | undefined;
  readonly recoverable?: string | undefined;
  readonly per?: AmountPer | undefined;
  readonly limits_per?: LimitsPer | undefined;
}

/** What a document prints of a tribute, and its category in EN 16931. */
export type TributeShown = (typeof tributeShown)[number];
export type TaxCategory = (typeof taxCategories)[number];

/**
 * Why a tribute cannot be computed: missing value, another value than the scenario's, a percentage beyond the limit or with too
 * many decimals, or no amount in the document's currency.
 */
export type TributeProblem =
  | 'value_required'
  | 'value_differs'
  | 'percent_too_large'
  | 'percent_decimals'
  | 'no_amount';

/** Returns whether a tribute's value is money (else a percentage): by type, and for `Variable` by `is_fixed`. */
export function isMoney(row: Pick<ScenarioRow, 'type' | 'is_fixed'>): boolean {
  return row.type === 'Fixed_Value' || (row.type === 'Variable' && row.is_fixed === true);
}

/**
 * Resolves the terms of a line's tribute (design §6): the scenario's value for `Fixed` (percent) and `Fixed_Value`
 * (money, by currency if it has `amounts`), the line's for `Variable`. A line may repeat the scenario's value but not change
 * it. `stated` is decimal text. Limits hold in the currencies that they name (rule 8).
 */
export function resolveTribute(
  row: ScenarioRow,
  stated?: string,
  currency?: string,
): { terms: TributeTerms } | { reason: TributeProblem } {
  const byCurrency = row.type === 'Fixed_Value' && row.value === undefined ? (row.amounts ?? []) : [];
  const value = row.type === 'Variable' ? stated : byCurrency.length > 0 ? amountIn(byCurrency, currency) : row.value;
  if (value === undefined) return { reason: byCurrency.length > 0 ? 'no_amount' : 'value_required' };
  if (stated !== undefined && compareDecimals(stated, value) !== 0) return { reason: 'value_differs' };
  const is_fixed = isMoney(row);
  if (!is_fixed && compareDecimals(value, maxPercent) > 0) return { reason: 'percent_too_large' };
  if (!is_fixed && (/\.(\d*?)0*$/.exec(value)?.[1]?.length ?? 0) > inputFraction) return { reason: 'percent_decimals' };
  const { is_origin, tax_responsible } = row;
  return { terms: { value, is_fixed, is_origin, tax_responsible, ...furtherTerms(row, currency) } };
}

/** What a row states beyond its rate, without what it leaves out. */
function furtherTerms(row: ScenarioRow, currency: string | undefined): Partial<TributeTerms> {
  const { tribute, base_includes: named, base_percent, recoverable, per, limits_per } = row;
  const minimum = amountIn(row.minimums, currency);
  const maximum = amountIn(row.maximums, currency);
  return {
    ...(tribute?.uuid && { tribute: tribute.uuid }),
    ...(named && named.length > 0 && { base_includes: named }),
    ...(row.base_includes_self && { base_includes_self: true }),
    ...(base_percent !== undefined && { base_percent }),
    ...(recoverable !== undefined && { recoverable }),
    ...(per && { per }),
    ...(limits_per && { limits_per }),
    ...(minimum !== undefined && { minimum }),
    ...(maximum !== undefined && { maximum }),
  };
}

const amountIn = (amounts: readonly AmountIn[] = [], currency: string | undefined): string | undefined =>
  amounts.find((one) => one.currency === currency)?.amount;

/** The country and the responsible of a row, and its tribute: rows that are alike follow one another. */
export const placeOf = ({ tribute, is_origin, tax_responsible }: ScenarioRow): string =>
  `${tribute?.uuid?.toLowerCase() ?? ''} ${is_origin} ${tax_responsible}`;

/** Returns whether a value of one row holds for another: between percentages, or between amounts of the same `per` (rule 7). */
export const takesValueOf = (row: ScenarioRow, other: ScenarioRow): boolean =>
  row.type === 'Variable' &&
  other.type === 'Variable' &&
  placeOf(row) === placeOf(other) &&
  isMoney(row) === isMoney(other) &&
  (!isMoney(row) || (row.per ?? 'line') === (other.per ?? 'line'));
