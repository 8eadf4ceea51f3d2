import { divideRounded } from './round.ts';

/** An exact fraction. Its denominator is above 0. */
export interface Rational {
  readonly n: bigint;
  readonly d: bigint;
}

export const zero: Rational = { n: 0n, d: 1n };

export const wholeOf = (n: bigint): Rational => ({ n, d: 1n });

export const plus = (one: Rational, other: Rational): Rational =>
  one.d === other.d ? { n: one.n + other.n, d: one.d } : { n: one.n * other.d + other.n * one.d, d: one.d * other.d };

export const times = (one: Rational, n: bigint, d = 1n): Rational => ({ n: one.n * n, d: one.d * d });

/** Rounds half away from zero. */
export const roundedOf = ({ n, d }: Rational): bigint => divideRounded(n, d);

export function greatestDivisor(one: bigint, other: bigint): bigint {
  let [a, b] = [one < 0n ? -one : one, other < 0n ? -other : other];
  while (b !== 0n) [a, b] = [b, a % b];
  return a;
}

const leastMultiple = (one: bigint, other: bigint): bigint =>
  one === other ? one : (one / greatestDivisor(one, other)) * other;

/** Returns the numerators of fractions over their least common denominator, which comes first. */
export function overOneDenominator(parts: readonly Rational[]): { readonly d: bigint; readonly ns: readonly bigint[] } {
  const d = parts.reduce((common, part) => leastMultiple(common, part.d), 1n);
  return { d, ns: parts.map((part) => (part.d === d ? part.n : part.n * (d / part.d))) };
}

/** Adds fractions. */
export function sumOf(parts: readonly Rational[]): Rational {
  const { d, ns } = overOneDenominator(parts);
  return { n: ns.reduce((sum, n) => sum + n, 0n), d };
}
