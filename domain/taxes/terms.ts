import type { sides } from '../../schemas/parts/scenarioTribute.ts';

/** The exporter (provider, origin) or the importer (buyer, destination). */
export type Side = (typeof sides)[number];

/** What a tribute of a line is computed from. `value` is money where `is_fixed`, else a percent; up to 4 decimals. */
export interface TributeTerms {
  value: string;
  is_fixed: boolean;
  is_origin: boolean;
  tax_responsible: Side;
}

/** What a line is computed from: decimal text, up to 4 decimals. */
export interface LineTerms {
  quantity: string;
  price: string;
  tributes: readonly TributeTerms[];
}

/** Digits after the point that quantities, prices, percents and fixed values may have. */
export const inputFraction = 4;
