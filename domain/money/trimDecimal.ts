/** Removes trailing zeros of decimal text: `2.9000` is `2.9`. */
export function trimDecimal(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}
