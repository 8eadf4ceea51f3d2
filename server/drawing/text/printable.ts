/** The longest unbroken run of letters or digits in ordinary columns: longer ones may break after every sixth. */
export const longestRun = 26;

interface Patterns {
  /** A run that is too long. */
  readonly unbroken: RegExp;
  /** Most texts of a document are figures and short words in Western European letters, and need no change. */
  readonly plain: RegExp;
}

const patternsOf = (longest: number): Patterns => ({
  unbroken: new RegExp(`[^\\s\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]{${longest},}`, 'gu'),
  plain: new RegExp(`^(?!.*\\S{${longest}})[ -~\u00a0-\u00ac\u00ae-\u00ff]*$`),
});

const usual = patternsOf(longestRun);
/** Marks where a run may break; `typst/theme.typ` draws a space of no width there, so it is in no text of a document. */
export const breakPoint = '\u200b';
const replacement = '\ufffd';

/**
 * A letter has at most six marks and joiners: no script uses more, each is positioned separately, and even sorting
 * thousands of them is slow.
 */
const piledMarks = /([\p{M}\u200c\u200d]{6})[\p{M}\u200c\u200d]+/gu;
/** Further blank lines carry no meaning and could fill pages. */
const blankLines = /\n(?:[^\S\n]*\n){2,}/g;

/** Returns whether any of our fonts has a glyph for a code point. */
export type Covers = (codePoint: number) => boolean;

/**
 * Returns a text that can be printed: normalized letters, no control or invisible characters except line breaks and
 * joiners, U+FFFD for missing glyphs (PDF/A forbids them), break points in runs too long for a column, and no stacked
 * marks that are slow to draw and unreadable.
 */
export function printable(text: string, covers: Covers, { plain, unbroken } = usual): string {
  if (plain.test(text)) return text;
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[^\P{C}\n\u200c\u200d]|\p{Variation_Selector}/gu, '')
    .replace(piledMarks, '$1')
    .replace(blankLines, '\n\n')
    .normalize('NFC')
    .replace(/[^\n]/gu, (letter) => (covers(letter.codePointAt(0) ?? 0) ? letter : replacement))
    .replace(unbroken, (run) => run.replace(/.{6}(?!\p{M})/gsu, `$&${breakPoint}`));
}

/** Returns the value with all its texts printable; runs of letters may break from this length. */
export function printableAll<Value>(value: Value, covers: Covers, longest = longestRun): Value {
  const patterns = patternsOf(longest);
  // The lines of a document share many texts.
  const known = new Map<string, string>();
  const print = (text: string): string => {
    const printed = known.get(text) ?? printable(text, covers, patterns);
    known.set(text, printed);
    return printed;
  };
  return mapTexts(value, print);
}

function mapTexts<Value>(value: Value, print: (text: string) => string): Value;
function mapTexts(value: unknown, print: (text: string) => string): unknown {
  if (typeof value === 'string') return print(value);
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, print));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, print)]));
}
