import english from 'ra-language-english';
import { hasWords, translate } from '../../server/base/i18n.ts';
import type { Language } from '../../domain/languages.ts';

type Args = Readonly<Record<string, string | number>>;

/** Returns the console's text of a key; `smart_count` selects singular or plural. A missing key throws. */
export function t(language: Language, key: string, args: Args = {}): string {
  const text = hasWords(language, key) ? translate(language, key, args) : reactAdmins(language, key);
  const [one, many = one] = text.split(' |||| ');
  return (args.smart_count === undefined || args.smart_count === 1 ? one : many) ?? text;
}

/** In English, react-admin's own texts come from its package. */
function reactAdmins(language: Language, key: string): string {
  const inner = (words: unknown, name: string): unknown =>
    typeof words === 'object' && words !== null ? Reflect.get(words, name) : undefined;
  const text = language === 'en' ? key.split('.').reduce<unknown>(inner, english) : undefined;
  if (typeof text !== 'string') throw new RangeError(`No words for "${key}" in ${language}`);
  return text;
}
