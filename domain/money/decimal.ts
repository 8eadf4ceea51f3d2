const plain = /^-?\d+(?:\.\d+)?$/;

/**
 * Parses decimal text to units of `10^-fraction`: `"10.5"` at 2 is `1050n`. Digits beyond `fraction` must be zeros.
 * Throws a RangeError for other text.
 */
export function parseDecimal(text: string, fraction: number): bigint {
  if (!plain.test(text)) throw new RangeError(`not a decimal: ${text.slice(0, 40)}`);
  const point = text.indexOf('.');
  const whole = point === -1 ? text : text.slice(0, point);
  const decimals = point === -1 ? '' : text.slice(point + 1);
  if (decimals.length > fraction && /[1-9]/.test(decimals.slice(fraction))) {
    throw new RangeError(`more than ${fraction} decimals: ${text.slice(0, 40)}`);
  }
  return BigInt(whole + decimals.slice(0, fraction).padEnd(fraction, '0'));
}

/** Intl reads decimal text exactly; a number would lose cents of large amounts. */
export type DecimalText = `${number}`;

/** Returns whether a text is plain decimal text: digits with at most one point, and an optional minus. */
export function isDecimal(text: string): text is DecimalText {
  return plain.test(text);
}

/** Formats units of `10^-fraction` with exactly `fraction` decimals: `-5n` at 2 is `"-0.05"`. */
export function decimalText(units: bigint, fraction: number): string {
  if (fraction === 0) return units.toString();
  const sign = units < 0n ? '-' : '';
  const digits = (units < 0n ? -units : units).toString().padStart(fraction + 1, '0');
  const point = digits.length - fraction;
  return `${sign}${digits.slice(0, point)}.${digits.slice(point)}`;
}
