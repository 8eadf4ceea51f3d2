/** Formats a finite number without exponent, as JavaScript prints it: `1e-7` is `"0.0000001"`. */
export function plainDecimal(number: number): string {
  const text = String(number);
  const [mantissa = '', exponent] = text.split('e');
  if (exponent === undefined) return text;
  const negative = mantissa.startsWith('-');
  const [whole = '', decimals = ''] = mantissa.replace('-', '').split('.');
  const point = whole.length + Number(exponent);
  const digits = (whole + decimals).padEnd(point, '0');
  const plain = point <= 0 ? `0.${'0'.repeat(-point)}${digits}` : digits;
  return negative ? `-${plain}` : plain;
}
