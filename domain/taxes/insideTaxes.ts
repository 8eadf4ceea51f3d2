import { parseDecimal } from '../money/decimal.ts';
import { divideRounded, rescale } from '../money/round.ts';
import { borneBy, type PeriodPart } from './periodPart.ts';
import { inputFraction, type TributeTerms } from './terms.ts';

type Terms = Pick<TributeTerms, 'value' | 'is_fixed'>;

/** What a price with taxes inside is made of, in minor units. `taxes` is parallel to the tributes. */
export interface Inside {
  readonly net: bigint;
  readonly taxes: readonly bigint[];
}

const percentScale = 100n * 10n ** BigInt(inputFraction);

/**
 * Returns what a tribute adds to a net, in minor units, rounded to the currency's decimals. A fixed value is divided over the
 * days of a period like the net.
 */
export function taxOn(net: bigint, { value, is_fixed }: Terms, decimals: number, part?: PeriodPart): bigint {
  const parsed = parseDecimal(value, inputFraction);
  if (!is_fixed) return divideRounded(net * parsed, percentScale);
  const fixed = rescale(parsed, inputFraction, decimals);
  return part ? borneBy(fixed, part) : fixed;
}

/**
 * Divides an amount into a net and the taxes that it contains: the one net whose taxes, each rounded, give the amount. Where
 * there is none, it is the exact net, rounded; the difference goes to the largest percentage, and what would bring that one
 * below zero to the next. Undefined if fixed taxes exceed the amount.
 */
export function netInside(
  amount: bigint,
  tributes: readonly Terms[],
  decimals: number,
  part?: PeriodPart,
): Inside | undefined {
  const rateOf = ({ value, is_fixed }: Terms) => (is_fixed ? 0n : parseDecimal(value, inputFraction));
  const taxIn = (net: bigint) => (tribute: Terms) => taxOn(net, tribute, decimals, part);
  const fixed = tributes.filter(({ is_fixed }) => is_fixed).reduce((sum, tribute) => sum + taxIn(0n)(tribute), 0n);
  if (fixed > amount) return undefined;
  const rate = tributes.reduce((sum, tribute) => sum + rateOf(tribute), percentScale);
  const exact = divideRounded((amount - fixed) * percentScale, rate);
  const withTaxes = (net: bigint): Inside => ({ net, taxes: tributes.map(taxIn(net)) });
  const nearest = withTaxes(exact);
  const left = amount - sumOf(nearest);
  if (left === 0n) return nearest;
  // A net and its taxes grow together: one that gives the amount lies in the direction of what is left.
  const step = left > 0n ? 1n : -1n;
  for (let net = exact + step; net >= 0n; net += step) {
    const inside = withTaxes(net);
    const further = (amount - sumOf(inside)) * step;
    if (further === 0n) return inside;
    if (further < 0n) break;
  }
  return { net: exact, taxes: withDifference(nearest.taxes, left, tributes) };
}

const sumOf = ({ net, taxes }: Inside): bigint => taxes.reduce((sum, tax) => sum + tax, net);

/** Gives the difference to the largest percentage, and what would bring it below zero to the next. */
function withDifference(taxes: readonly bigint[], difference: bigint, tributes: readonly Terms[]): bigint[] {
  const changed = [...taxes];
  let left = difference;
  const largestFirst = [...taxes.keys()]
    .filter((at) => !tributes[at]?.is_fixed)
    .toSorted((one, other) => Number((taxes[other] ?? 0n) - (taxes[one] ?? 0n)) || one - other);
  for (const at of largestFirst) {
    const before = taxes[at] ?? 0n;
    const after = before + left > 0n ? before + left : 0n;
    changed[at] = after;
    left -= after - before;
  }
  return changed;
}
