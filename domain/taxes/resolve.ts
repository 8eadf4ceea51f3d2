import type { feeTypes } from '../../schemas/parts/scenarioTribute.ts';
import { compareDecimals } from '../money/compare.ts';
import { maxPercent } from './limit.ts';
import type { Side, TributeTerms } from './terms.ts';

export type FeeType = (typeof feeTypes)[number];

/** The part of a scenario's row that decides what its tribute is computed from. */
export interface ScenarioRow {
  readonly type: FeeType;
  readonly is_fixed?: boolean;
  readonly value?: string;
  readonly is_origin: boolean;
  readonly tax_responsible: Side;
}

/** Why a tribute has no terms: its value is missing, is not the scenario's, or is a percent beyond reason. */
export type TributeProblem = 'value_required' | 'value_differs' | 'percent_too_large';

/** Whether the tribute's value is money (else a percent): told by the type, and for `Variable` by the row's `is_fixed`. */
export function isMoney(row: Pick<ScenarioRow, 'type' | 'is_fixed'>): boolean {
  return row.type === 'Fixed_Value' || (row.type === 'Variable' && row.is_fixed === true);
}

/**
 * What a tribute of a line is computed from (design §6): the scenario's value for `Fixed` (percent) and `Fixed_Value`
 * (money), the line's for `Variable`. A line may repeat the scenario's value, not change it. `stated` is decimal text.
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
