import type { feeTypes } from '../../schemas/parts/documents/scenarioTribute.ts';
import { compareDecimals } from '../money/compare.ts';
import { maxPercent } from './limit.ts';
import type { AmountIn } from '../kinds/amounts.ts';
import { inputFraction, type TributeTerms } from './terms.ts';

export type FeeType = (typeof feeTypes)[number];

/** The part of a scenario's row that determines a tribute. */
export interface ScenarioRow
  extends
    Validity,
    Pick<
      TributeTerms,
      'base_includes' | 'base_includes_self' | 'base_percent' | 'recoverable' | 'per' | 'limits_per' | 'tax_responsible'
    > {
  readonly type: FeeType;
  readonly is_fixed?: boolean | undefined;
  readonly value?: string | undefined;
  readonly is_origin: boolean;
  /** The key of its tribute. */
  readonly tribute?: { readonly uuid: string } | undefined;
  /** Instead of a value: in each currency, of a fixed amount. */
  readonly amounts?: readonly AmountIn[] | undefined;
  readonly minimums?: readonly AmountIn[] | undefined;
  readonly maximums?: readonly AmountIn[] | undefined;
}

/** The days on which a row is valid, both included, as `YYYY-MM-DD`. */
export interface Validity {
  readonly valid_from?: string | undefined;
  readonly valid_until?: string | undefined;
}

/** Returns the rows that are valid on a day; the others are not on a line of that day (rule 6). */
export const rowsOn = <Row extends Validity>(rows: readonly Row[], day: string): Row[] =>
  rows.filter(({ valid_from: from, valid_until: until }) => (!from || from <= day) && (!until || day <= until));

/**
 * Why a tribute cannot be computed: missing value, another value than the scenario's, a percentage beyond the limit or with too
 * many decimals, or no amount in the currency.
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

const amountIn = (amounts: readonly AmountIn[] | undefined, currency: string): string | undefined =>
  amounts?.find((one) => one.currency === currency)?.amount;

/**
 * Resolves the terms of a line's tribute (design §6): the scenario's value for `Fixed` (percent) and `Fixed_Value`
 * (money, or its amount in the currency), the line's for `Variable`. A line may repeat the scenario's value but not change it.
 * Limits in other currencies are none (rule 8). `stated` is decimal text.
 */
export function resolveTribute(
  row: ScenarioRow,
  stated: string | undefined,
  currency: string,
): { terms: TributeTerms } | { reason: TributeProblem } {
  const hasAmounts = row.type === 'Fixed_Value' && row.amounts !== undefined && row.amounts.length > 0;
  const set = hasAmounts ? amountIn(row.amounts, currency) : row.value;
  if (hasAmounts && set === undefined) return { reason: 'no_amount' };
  const value = row.type === 'Variable' ? stated : set;
  if (value === undefined) return { reason: 'value_required' };
  if (stated !== undefined && compareDecimals(stated, value) !== 0) return { reason: 'value_differs' };
  const is_fixed = isMoney(row);
  if (!is_fixed && compareDecimals(value, maxPercent) > 0) return { reason: 'percent_too_large' };
  if (!is_fixed && (/\.(\d*[1-9])/.exec(value)?.[1]?.length ?? 0) > inputFraction)
    return { reason: 'percent_decimals' };
  const { is_origin, tax_responsible } = row;
  return { terms: { value, is_fixed, is_origin, tax_responsible, ...furtherTerms(row, currency) } };
}

const furtherNames = [
  'base_includes',
  'base_includes_self',
  'base_percent',
  'recoverable',
  'per',
  'limits_per',
] as const;

/** Returns what a row states beyond its value. */
const furtherTerms = (row: ScenarioRow, currency: string): Partial<TributeTerms> =>
  Object.fromEntries(
    [
      ...furtherNames.map((name) => [name, row[name]] as const),
      ['tribute', row.tribute?.uuid] as const,
      ['minimum', amountIn(row.minimums, currency)] as const,
      ['maximum', amountIn(row.maximums, currency)] as const,
    ].filter(([, value]) => value !== undefined && value !== null),
  );
