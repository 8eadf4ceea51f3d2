const powers = Array.from({ length: 20 }, (_, exponent) => 10n ** BigInt(exponent));

const powerOfTen = (exponent: number): bigint => powers[exponent] ?? 10n ** BigInt(exponent);

/** Divides and rounds half away from zero (design §6 Money), for any signs. Throws if `d` is 0. */
export function divideRounded(n: bigint, d: bigint): bigint {
  const negative = n < 0n !== d < 0n;
  const magnitude = n < 0n ? -n : n;
  const divisor = d < 0n ? -d : d;
  const quotient = (magnitude + divisor / 2n) / divisor;
  return negative ? -quotient : quotient;
}

/** Converts units of `10^-from` to `10^-to`, rounded half away from zero. */
export function rescale(units: bigint, from: number, to: number): bigint {
  return to >= from ? units * powerOfTen(to - from) : divideRounded(units, powerOfTen(from - to));
}
