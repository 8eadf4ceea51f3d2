import { roundedOf, sumOf, times, wholeOf, type Rational } from '../money/rational.ts';

/** A tax inside a price. */
export interface InsideTax {
  /** Returns it on a net in minor units, rounded. */
  readonly on: (net: bigint) => bigint;
  /** What it adds to a net, exactly: `slope x net + fixed`. */
  readonly slope: Rational;
  readonly fixed: Rational;
  readonly isFixed: boolean;
}

/** What a price with taxes inside is made of, in minor units. `taxes` is parallel to the tributes. */
export interface Inside {
  readonly net: bigint;
  readonly taxes: readonly bigint[];
}

/**
 * Divides an amount into a net and the taxes that it contains: the one net whose taxes, each rounded, give the amount. Where
 * there is none, it is the exact net, rounded; the difference goes to the largest percentage, and what would bring that one
 * below zero to the next. Undefined if fixed taxes exceed the amount.
 */
export function netInside(amount: bigint, taxes: readonly InsideTax[]): Inside | undefined {
  const withTaxes = (net: bigint): Inside => ({ net, taxes: taxes.map(({ on }) => on(net)) });
  if (whole(withTaxes(0n)) > amount) return undefined;
  const fixed = sumOf(taxes.map((tax) => tax.fixed));
  const rate = sumOf([wholeOf(1n), ...taxes.map(({ slope }) => slope)]);
  const exact = roundedOf(times({ n: amount * fixed.d - fixed.n, d: fixed.d }, rate.d, rate.n));
  const nearest = withTaxes(exact);
  const left = amount - whole(nearest);
  if (left === 0n) return nearest;
  // A net and its taxes grow together: one that gives the amount lies in the direction of what is left.
  const step = left > 0n ? 1n : -1n;
  for (let net = exact + step; net >= 0n; net += step) {
    const inside = withTaxes(net);
    const further = (amount - whole(inside)) * step;
    if (further === 0n) return inside;
    if (further < 0n) break;
  }
  return { net: exact, taxes: withDifference(nearest.taxes, left, taxes) };
}

const whole = ({ net, taxes }: Inside): bigint => taxes.reduce((sum, tax) => sum + tax, net);

/** Gives the difference to the largest percentage, and what would bring it below zero to the next. */
function withDifference(amounts: readonly bigint[], difference: bigint, taxes: readonly InsideTax[]): bigint[] {
  const changed = [...amounts];
  let left = difference;
  const largestFirst = [...amounts.keys()]
    .filter((at) => !taxes[at]?.isFixed)
    .toSorted((one, other) => Number((amounts[other] ?? 0n) - (amounts[one] ?? 0n)) || one - other);
  for (const at of largestFirst) {
    const before = amounts[at] ?? 0n;
    const after = before + left > 0n ? before + left : 0n;
    changed[at] = after;
    left -= after - before;
  }
  return changed;
}
