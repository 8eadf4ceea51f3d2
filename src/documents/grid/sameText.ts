/** Texts that differ in letter case, accents or spacing only become the same. */
export function sameText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}
