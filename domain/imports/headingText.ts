/** Reduces a heading or name to its letters and digits, without case and accents: `E-Mail*` and `email` are equal. */
export function headingText(text: string): string {
  return text
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}
