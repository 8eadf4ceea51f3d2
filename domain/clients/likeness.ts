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

/** What a name is compared by. */
export interface NameParts {
  /** Without case, accents, punctuation and legal form. */
  readonly bare: string;
  readonly trigrams: ReadonlySet<string>;
  /** The numbers in it: `Filial 12` is not `Filial 13`. */
  readonly numbers: string;
}

export function namePartsOf(name: string): NameParts {
  const bare = bareName(name);
  const padded = bare === '' ? [] : bare.split(' ').map((word) => `  ${word} `);
  const trigrams = new Set(
    padded.flatMap((word) => Array.from({ length: word.length - 2 }, (_, at) => word.slice(at, at + 3))),
  );
  return { bare, trigrams, numbers: (bare.match(/\d+/g) ?? []).join(' ') };
}

/**
 * How alike two names are, from 0 to 1: the part of their trigrams that they share, as PostgreSQL counts it. Names with
 * different numbers are not alike.
 */
export function likenessOf(one: NameParts, other: NameParts): number {
  if (one.bare === '' || other.bare === '') return 0;
  if (one.numbers !== '' && other.numbers !== '' && one.numbers !== other.numbers) return 0;
  let shared = 0;
  for (const trigram of one.trigrams) if (other.trigrams.has(trigram)) shared += 1;
  return shared / (one.trigrams.size + other.trigrams.size - shared);
}

/** How alike two names are, from 0 to 1. */
export const likeness = (one: string, other: string): number => likenessOf(namePartsOf(one), namePartsOf(other));

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
