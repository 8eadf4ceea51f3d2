import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Translate } from '../../domain/kinds/codec.ts';
import { defaultLanguage, languageCodes, type Language } from '../../domain/languages.ts';
import { treeOf, type Messages } from '../../domain/words/tree.ts';
import { fillSentence, fillText } from '../../domain/words/isolated.ts';
import { rememberTexts } from './rememberTexts.ts';

export { defaultLanguage, languageCodes as languages, type Language };

const folder = fileURLToPath(new URL('../../locales', import.meta.url));

/** Reads all texts of a language by dotted key: `errors.not_found`, `resources.entities.fields.name`. */
function readWords(language: Language): ReadonlyMap<string, string> {
  const root = join(folder, language);
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
  const read = files.map((file) => [file.replaceAll('\\', '/'), JSON.parse(readFileSync(join(root, file), 'utf8'))]);
  return new Map(flat(treeOf(Object.fromEntries(read), '')));
}

const flat = (words: Messages, prefix = ''): [string, string][] =>
  Object.entries(words).flatMap(([name, word]): [string, string][] =>
    typeof word === 'string' ? [[prefix + name, word]] : flat(word, `${prefix}${name}.`),
  );

const words = Object.fromEntries(languageCodes.map((language) => [language, readWords(language)])) as Record<
  Language,
  ReadonlyMap<string, string>
>;

/** Returns whether a language has a text for a key. */
export const hasWords = (language: Language, key: string): boolean => words[language].has(key);

type Args = Readonly<Record<string, string | number>>;

/** Returns the text of a key for a screen or mail, with `%{name}` filled in, or the key itself. */
export const translate = (language: Language, key: string, args: Args = {}): string =>
  fillSentence(words[language].get(key) ?? key, args);

/** The same for a file, a document or a gateway: only with characters of the values. */
export const translatePlainly = (language: Language, key: string, args: Args = {}): string =>
  fillText(words[language].get(key) ?? key, args);

/** Characters of the header to parse; browsers send a tenth, and longer lists are slow. */
const readCharacters = 400;

/** Returns the translator for codecs, whose texts are also in files: falls back to the argument `_`. */
export const translatorIn =
  (language: Language): Translate =>
  (key, args = {}) =>
    hasWords(language, key) ? translatePlainly(language, key, args) : String(args['_'] ?? key);

/** Returns the plural name of a resource: the part after the bars of `Fatura |||| Faturas`. */
export const pluralOf = (language: Language, resource: string): string =>
  translate(language, `resources.${resource}.name`).split(' |||| ').at(-1) ?? resource;

/** Cached headers; browsers of one language send the same. */
const negotiated = rememberTexts(500, firstOfOurs);

/** Returns the language of an Accept-Language header (RFC 9110 §12.5.4), or Portuguese. */
export function negotiateLanguage(header = ''): Language {
  if (header === '') return defaultLanguage;
  return negotiated(header.slice(0, readCharacters));
}

function firstOfOurs(header: string): Language {
  const wishes = header
    .split(',')
    .map((part) => {
      const [range = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find((text) => text !== undefined);
      return { language: range.split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  for (const wish of wishes) {
    const match = languageCodes.find((language) => language === wish.language);
    if (match) return match;
  }
  return defaultLanguage;
}
