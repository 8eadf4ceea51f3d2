import type { adjustmentKinds } from '../../schemas/parts/documents/adjustments.ts';
import type { amountsPer, limitsPer, roundings, sides } from '../../schemas/parts/documents/scenarioTribute.ts';
import type { PeriodPart } from './periodPart.ts';

/** Whether taxes are rounded by line, or once for the document and spread over its lines. */
export type Rounding = (typeof roundings)[number];

/** The exporter (provider, origin) or the importer (buyer, destination). */
export type Side = (typeof sides)[number];

/** What a fixed amount is due for: each line, each unit of its quantity, or the lines of a scenario in a document together. */
export type AmountPer = (typeof amountsPer)[number];

/** What a limit holds for: each line, or the lines of a scenario in a document together. */
export type LimitsPer = (typeof limitsPer)[number];

/**
 * The terms of a line's tribute: a row of its scenario that is valid on the day of the document, in the document's currency.
 * Decimal text: percentages up to 4 decimals, amounts up to 6. All that is optional leaves the tribute as it is without.
 */
export interface TributeTerms {
  /** Money if `is_fixed`, else a percentage. */
  value: string;
  is_fixed: boolean;
  is_origin: boolean;
  tax_responsible: Side;
  /** The key of the tribute, which bases name. */
  tribute?: string | undefined;
  /** The tributes whose amounts are part of the base. */
  base_includes?: readonly string[] | undefined;
  /** Whether the tribute's own amount is part of its base. */
  base_includes_self?: boolean | undefined;
  /** The part of the base that is taxed, in percent. */
  base_percent?: string | undefined;
  /** The part of the amount that its bearer gets back, in percent. */
  recoverable?: string | undefined;
  minimum?: string | undefined;
  maximum?: string | undefined;
  limits_per?: LimitsPer | undefined;
  per?: AmountPer | undefined;
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
  /** The key of its scenario: what is computed for the document is computed for all lines of it. */
  scenery?: string | undefined;
  /** The key of its item, by which the parts of a split line are found. */
  item?: string | undefined;
  /** How its scenario rounds: each line by itself if absent. */
  rounding?: Rounding | undefined;
  /** Lines with the same tributes share the array, so that its equations are solved once. */
  tributes: readonly TributeTerms[];
}

/** Decimals of percentages and fixed values. */
export const inputFraction = 4;

/** Decimals of quantities and prices. */
export const figureFraction = 6;
