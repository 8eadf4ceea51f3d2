/** The API's maximum search length (server/engine/lists/query.ts), in characters. */
const longest = 200;

/** Folds blanks, and shortens a text to what a search accepts. */
export function searchText(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, longest).trimEnd();
}

/** Normalizes letter case, accents and spacing for comparison. */
export function sameText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}
