import type { adjustmentKinds } from '../../schemas/parts/documents/adjustments.ts';
import type { sides } from '../../schemas/parts/documents/scenarioTribute.ts';
import type { PeriodPart } from './periodPart.ts';

/** The exporter (provider, origin) or the importer (buyer, destination). */
export type Side = (typeof sides)[number];

/** The terms of a line's tribute. `value` is money if `is_fixed`, else a percentage; up to 4 decimals. */
export interface TributeTerms {
  value: string;
  is_fixed: boolean;
  is_origin: boolean;
  tax_responsible: Side;
}

/** A discount or charge of a line, or of a document. A percentage has up to 4 decimals. */
export interface Adjustment {
  readonly kind: (typeof adjustmentKinds)[number];
  readonly percent?: string | undefined;
  readonly amount?: string | undefined;
}

/** The terms of a line: decimal text, up to 6 decimals. */
export interface LineTerms {
  quantity: string;
  price: string;
  /** The quantity that the price is for; 1 if absent. */
  base_quantity?: string | undefined;
  adjustments?: readonly Adjustment[] | undefined;
  /** Whether the price includes the taxes that the exporter charges to the importer. */
  price_includes_tax?: boolean | undefined;
  /** The part of its period that the line bills; the whole if absent. */
  part?: PeriodPart | undefined;
  tributes: readonly TributeTerms[];
}

/** Decimals of percentages and fixed values. */
export const inputFraction = 4;

/** Decimals of quantities and prices. */
export const figureFraction = 6;
