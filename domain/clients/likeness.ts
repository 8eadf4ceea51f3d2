/** Legal forms at the end of a company's name, without points: they say nothing about which company it is. */
const legalForms = new Set(
  (
    'ltda ltd limited llc llp lp plc inc incorporated corp corporation co company cia gmbh mbh ag kg ug ohg se sa sas sasu sarl ' +
    'eurl srl spa snc sl slu sll slne scp lda unipessoal eireli me epp mei ei bv nv vof cv oy oyj ab as asa aps kft zrt rt sro ' +
    'doo dd pty pvt pte sdn bhd kk jsc ooo'
  ).split(' '),
);

/** A name without case, accents, punctuation and legal form. */
export function bareName(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const words = plain
    // S.L., S/A
    .replaceAll(/(?<=\b\p{L})[./](?=\p{L}\b)/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  while (words.length > 1 && legalForms.has(words.at(-1) ?? '')) words.pop();
  return words.join(' ');
}

const trigramsOf = (text: string): Set<string> => {
  const padded = text.split(' ').map((word) => `  ${word} `);
  return new Set(padded.flatMap((word) => Array.from({ length: word.length - 2 }, (_, at) => word.slice(at, at + 3))));
};

/** How alike two names are, from 0 to 1: the part of their trigrams that they share, as PostgreSQL counts it. */
export function likeness(one: string, other: string): number {
  const names = [bareName(one), bareName(other)];
  if (names.includes('')) return 0;
  const [left = new Set<string>(), right = new Set<string>()] = names.map(trigramsOf);
  const shared = [...left].filter((trigram) => right.has(trigram)).length;
  return shared / (left.size + right.size - shared);
}

/** From here on, a name is hinted at. */
export const nearFrom = 0.6;

/** A tax id without punctuation and case. */
const bareTaxId = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** The ways to write a tax id: with the prefix of its country and without. */
export function taxIdsLike(text: string, country: string | undefined): string[] {
  const bare = bareTaxId(text);
  if (bare === '') return [];
  if (!country) return [bare];
  const prefix = country.toUpperCase();
  const without = bare.startsWith(prefix) ? bare.slice(prefix.length) : bare;
  return without === '' ? [bare] : [without, `${prefix}${without}`];
}
