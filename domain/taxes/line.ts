import { decimalText, parseDecimal } from '../money/decimal.ts';
import { divideRounded, rescale } from '../money/round.ts';
import { adjustedBy } from './adjustments.ts';
import { boxOf, type Box } from './boxes.ts';
import { compose, noSums } from './compose.ts';
import type { TaxFigures } from './figures.ts';
import { netInside, taxOn } from './insideTaxes.ts';
import { borneBy } from './periodPart.ts';
import { figureFraction, type LineTerms } from './terms.ts';

/** What a line costs before taxes, with the currency's decimals. */
export interface LineAmounts {
  /** Quantity x price. */
  gross: string;
  /** After the line's own discounts and charges: what its days bear of that, if it bills a part of its period. */
  total: string;
  /** Of the document's discounts and charges. */
  share: string;
  /** T, what taxes are computed of: `total` + `share`, without the taxes that the price includes. */
  net: string;
}

/** The totals of a line; `tributes` is parallel to the line's. */
export interface LineTotals extends TaxFigures, LineAmounts {
  tributes: { box: Box; amount: string }[];
}

/**
 * Computes the amounts and taxes of a line (design §6): `gross = round(quantity x price / base_quantity)`, each adjustment and
 * each tribute rounded to the currency's decimals. `share` is that of the document's adjustments, in minor units. A price that
 * `exceededByTaxes` says cannot include them counts as one without. Throws a RangeError for invalid decimal text.
 */
export function taxesOfLine(line: LineTerms, decimals: number, share = 0n): LineTotals {
  const sums = noSums();
  const { gross, total } = unitsOfLine(line, decimals);
  const { net, amounts } = insideOf(line, total + share, decimals) ?? { net: total + share, amounts: noAmounts };
  sums.base = net;
  const tributes = line.tributes.map((tribute, index) => {
    const box = boxOf(tribute);
    const amount = amounts.get(index) ?? taxOn(net, tribute, decimals, line.part);
    sums[box] += amount;
    return { box, amount: decimalText(amount, decimals) };
  });
  return {
    gross: decimalText(gross, decimals),
    total: decimalText(total, decimals),
    share: decimalText(share, decimals),
    net: decimalText(sums.base, decimals),
    ...compose(sums, decimals),
    tributes,
  };
}

/** Returns gross and total of a line in minor units. The total is negative where discounts exceed it. */
export function unitsOfLine(line: LineTerms, decimals: number): { gross: bigint; total: bigint } {
  const gross = grossOf(line, decimals);
  const adjusted = adjustedBy(line.adjustments ?? [], gross, decimals);
  const whole = adjusted.reduce((sum, units) => sum + units, gross);
  return { gross, total: line.part ? borneBy(whole, line.part) : whole };
}

function grossOf({ quantity, price, base_quantity: base = '1' }: LineTerms, decimals: number): bigint {
  const units = (figure: string): bigint => parseDecimal(figure, figureFraction);
  const product = rescale(units(quantity) * units(price), 0, decimals);
  return divideRounded(product, rescale(units(base), 0, figureFraction));
}

/** Returns whether the fixed taxes that a price includes exceed what it makes with its share, in minor units. */
export const exceededByTaxes = (line: LineTerms, decimals: number, share = 0n): boolean =>
  line.price_includes_tax === true && !insideOf(line, unitsOfLine(line, decimals).total + share, decimals);

const noAmounts: ReadonlyMap<number, bigint> = new Map();

/** The net of an amount that includes taxes, and these by index: those that the exporter charges to the importer. */
function insideOf({ price_includes_tax: includes, tributes, part }: LineTerms, amount: bigint, decimals: number) {
  if (!includes) return undefined;
  const charged = [...tributes.entries()].filter(([, tribute]) => boxOf(tribute) === 'EI');
  const inside = netInside(
    amount,
    charged.map(([, tribute]) => tribute),
    decimals,
    part,
  );
  return inside && { net: inside.net, amounts: new Map(charged.map(([at], place) => [at, inside.taxes[place] ?? 0n])) };
}
