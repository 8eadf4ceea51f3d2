/** Letters that read from the right, the last four by the first half of a character; most texts have none. */
const fromRight = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\ud802\ud803\ud83a\ud83b]/;

/** Returns whether a text has a letter that reads from the right. */
export const hasRightToLeft = (text: string): boolean => fromRight.test(text);

/**
 * Returns a text to stand among others, which keep their order: a Hebrew name in an English sentence is enclosed with its
 * own direction (Unicode UAX 9, FSI and PDI). Most texts are unchanged.
 */
export const isolated = (text: string, isAmongRightToLeft = false): string =>
  isAmongRightToLeft || hasRightToLeft(text) ? `\u2068${text}\u2069` : text;

/** Joins the texts that are not blank, each in its own direction: `2026/11/30 · Acme · USD 10.00`. */
export const joined = (texts: readonly (string | number | false | null | undefined)[], separator = ' · '): string =>
  texts.flatMap((text) => (text ? isolated(String(text)) : [])).join(separator);

type Args = Readonly<Record<string, string | number>>;

/** The values of a sentence in their own directions; `_` is a sentence itself. */
export const isolatedValues = (args: object = {}): Args =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) => [
      name,
      typeof value === 'string' && name !== '_' ? isolated(value) : value,
    ]),
  );

/** Fills `%{name}` of a sentence with texts in their own directions; a placeholder without a value stays. */
export const fillSentence = (sentence: string, args: Args): string => fillText(sentence, isolatedValues(args));

/** The same with the values unchanged. */
export const fillText = (text: string, args: Args): string =>
  text.replaceAll(/%\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(args, name) ? String(args[name]) : whole));
