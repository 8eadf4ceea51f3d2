/** Inserts the mask's separators into typed text: `0103` -> `01/03`. Converts a pasted ISO date. */
export function applyMask(text: string, mask: string): string {
  const iso = /^\s*(\d{4})-(\d{2})-(\d{2})\s*$/.exec(text);
  if (iso)
    return mask
      .replace('yyyy', iso[1] ?? '')
      .replace('MM', iso[2] ?? '')
      .replace('dd', iso[3] ?? '');
  const digits = [...text.replaceAll(/\D/g, '')];
  let masked = '';
  for (const sign of mask) {
    if (digits.length === 0) break;
    masked += /[a-zA-Z]/.test(sign) ? digits.shift() : sign;
  }
  return masked;
}
