/** The most the API searches for (server/resources/query.ts), in characters. */
const longest = 200;

/** What is searched for to find a record called like a text: its beginning, where it is longer than a search may be. */
export function searchText(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, longest).trimEnd();
}
