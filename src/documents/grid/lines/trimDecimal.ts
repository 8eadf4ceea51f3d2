/** Removes trailing zeros: the API writes all digits of a column (`2.9000`). */
export function trimDecimal(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}
