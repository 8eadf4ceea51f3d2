import { formatMoney } from '../kinds/money.ts';
import { formatPercent } from '../kinds/percent.ts';
import type { Language } from '../languages.ts';
import { decimalText, parseDecimal } from '../money/decimal.ts';
import { decimalsOf } from '../money/decimals.ts';
import { adjustedBy, spreadAdjustments } from '../taxes/adjustments.ts';
import type { EnteredAdjustment } from './adjustments.ts';
import { sharingAmong, type AnyRow, type Mirror, type Option } from './rows.ts';

/** A discount or charge with what it adds, negative for a discount. */
export interface AdjustmentRow extends EnteredAdjustment {
  readonly total: string;
}

type Some = readonly EnteredAdjustment[] | null | undefined;

/** A line with its amounts; one without adjustments may lack its gross. */
interface AdjustedLine {
  readonly adjustments?: Some;
  readonly gross?: string | null | undefined;
  readonly total?: string | undefined;
}

/** Returns the adjustments of a line with their amounts. */
export function lineAdjustmentRows({ adjustments, gross, total }: AdjustedLine, currency: string): AdjustmentRow[] {
  const decimals = decimalsOf(currency);
  const base = parseDecimal(gross ?? total ?? '0', decimals);
  return withAmounts(adjustments ?? [], adjustedBy(adjustments ?? [], base, decimals), decimals);
}

/** A row of a document with its total and, if it is a line, its scenario. */
export interface TotalRow extends AnyRow, Option, Mirror {
  readonly total?: string | undefined;
  readonly scenery?: { readonly uuid?: unknown } | undefined;
}

/** Returns the adjustments of a document with their amounts. */
export function documentAdjustmentRows(
  adjustments: Some,
  rows: readonly TotalRow[],
  currency: string,
): AdjustmentRow[] {
  if (!adjustments || adjustments.length === 0) return [];
  const decimals = decimalsOf(currency);
  const sharing = sharingAmong(rows).map(({ total, scenery }) => ({
    total: total === undefined ? undefined : parseDecimal(total, decimals),
    scenery: String(scenery?.uuid).toLowerCase(),
  }));
  return withAmounts(adjustments, spreadAdjustments(sharing, adjustments, decimals).amounts, decimals);
}

/** A document with its amounts before taxes. */
interface Subtotalled {
  readonly subtotal?: string | null | undefined;
  readonly net?: string | null | undefined;
}

/** Returns the taxes that the prices of a document include: what its adjustments make of its subtotal, beyond its net. */
export function includedTaxes({ subtotal, net }: Subtotalled, adjusted: readonly AdjustmentRow[], currency: string) {
  const decimals = decimalsOf(currency);
  const units = (amount: string): bigint => parseDecimal(amount, decimals);
  const whole = adjusted.reduce((sum, { total }) => sum + units(total), units(subtotal ?? '0'));
  const included = whole - units(net ?? subtotal ?? '0');
  return included === 0n ? undefined : decimalText(included, decimals);
}

const withAmounts = (
  adjustments: readonly EnteredAdjustment[],
  units: readonly bigint[],
  decimals: number,
): AdjustmentRow[] =>
  adjustments.map((adjustment, index) => ({ ...adjustment, total: decimalText(units[index] ?? 0n, decimals) }));

/** Writes an adjustment in a language; `names` calls its kinds. */
interface Named {
  readonly language: Language;
  readonly names: Readonly<Record<EnteredAdjustment['kind'], string>>;
}

type Called = Pick<EnteredAdjustment, 'kind' | 'reason'> & { readonly percent?: string | null | undefined };

/** Returns what an adjustment is called: "Discount 10%, loyalty". */
export const adjustmentLabel = ({ kind, percent, reason }: Called, { language, names }: Named): string => {
  const rate = percent ? ` ${formatPercent(percent, language, { most: 4 })}` : '';
  return `${names[kind]}${rate}${reason ? `, ${reason}` : ''}`;
};

/** Returns an adjustment with its amount as one text: "Discount 10%, loyalty: −100.00". */
export const adjustmentText = (row: AdjustmentRow, currency: string, named: Named): string =>
  `${adjustmentLabel(row, named)}: ${formatMoney(row.total, currency, named.language).replace('-', '−')}`;
