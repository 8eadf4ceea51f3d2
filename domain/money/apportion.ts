/**
 * Splits units in proportion to weights, so that the parts add up exactly: each part is its share rounded down, and the
 * largest remainders get one unit more, the first of equal ones. Nothing and weights are not negative. Without any weight
 * the first part is everything.
 */
export function apportion(units: bigint, weights: readonly bigint[]): bigint[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0n);
  if (whole === 0n) return weights.map((_, index) => (index === 0 ? units : 0n));
  const parts = weights.map((weight) => (units * weight) / whole);
  const left = Number(units - parts.reduce((sum, part) => sum + part, 0n));
  const remainders = weights.map((weight, index) => ({ index, remainder: (units * weight) % whole }));
  const raised = new Set(
    remainders
      .toSorted((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1))
      .slice(0, left)
      .map(({ index }) => index),
  );
  return parts.map((part, index) => (raised.has(index) ? part + 1n : part));
}
