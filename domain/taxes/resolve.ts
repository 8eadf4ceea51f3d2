import type { feeTypes } from '../../schemas/parts/documents/scenarioTribute.ts';
import { compareDecimals } from '../money/compare.ts';
import { maxPercent } from './limit.ts';
import type { Side, TributeTerms } from './terms.ts';

export type FeeType = (typeof feeTypes)[number];

/** The part of a scenario's row that determines a tribute. */
export interface ScenarioRow {
  readonly type: FeeType;
  readonly is_fixed?: boolean;
  readonly value?: string;
  readonly is_origin: boolean;
  readonly tax_responsible: Side;
}

/**
 * Why a tribute cannot be computed: missing value, another value than the scenario's, or a percentage beyond the limit.
 */
export type TributeProblem = 'value_required' | 'value_differs' | 'percent_too_large';

/** Returns whether a tribute's value is money (else a percentage): by type, and for `Variable` by `is_fixed`. */
export function isMoney(row: Pick<ScenarioRow, 'type' | 'is_fixed'>): boolean {
  return row.type === 'Fixed_Value' || (row.type === 'Variable' && row.is_fixed === true);
}

/**
 * Resolves the terms of a line's tribute (design §6): the scenario's value for `Fixed` (percent) and `Fixed_Value`
 * (money), the line's for `Variable`. A line may repeat the scenario's value but not change it. `stated` is decimal
 * text.
 */
export function resolveTribute(
  row: ScenarioRow,
  stated?: string,
): { terms: TributeTerms } | { reason: TributeProblem } {
  const value = row.type === 'Variable' ? stated : row.value;
  if (value === undefined) return { reason: 'value_required' };
  if (stated !== undefined && compareDecimals(stated, value) !== 0) return { reason: 'value_differs' };
  const is_fixed = isMoney(row);
  if (!is_fixed && compareDecimals(value, maxPercent) > 0) return { reason: 'percent_too_large' };
  return { terms: { value, is_fixed, is_origin: row.is_origin, tax_responsible: row.tax_responsible } };
}
