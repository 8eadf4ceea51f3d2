/** The most the API searches for (server/resources/query.ts), in characters. */
const longest = 200;

/** What is searched for to find a record called like a text: its beginning, where it is longer than a search may be. */
export function searchText(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, longest).trimEnd();
}

/** Texts that differ in letter case, accents or spacing only become the same. */
export function sameText(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}
