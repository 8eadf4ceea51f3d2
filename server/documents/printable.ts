/** The longest run of letters or digits that is left whole: a longer one may break after every sixth. */
const longestRun = 26;
const unbroken = new RegExp(`[^\\s\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]{${longestRun},}`, 'gu');
/** Most texts of a document are figures and short words, in letters of Western Europe, which need nothing of this. */
const plain = new RegExp(`^(?!.*\\S{${longestRun}})[ -~\u00a0-\u00ac\u00ae-\u00ff]*$`);
const zeroWidthSpace = '\u200b';
const replacement = '\ufffd';

/**
 * A letter bears at most six marks and joiners: no script is written with more, each is placed by itself, and even
 * to put thousands in their order takes long.
 */
const piledMarks = /([\p{M}\u200c\u200d]{6})[\p{M}\u200c\u200d]+/gu;
/** Blank lines beyond the first say nothing, and would make pages. */
const blankLines = /\n(?:[^\S\n]*\n){2,}/g;

/** Says whether some font of ours has a glyph for a code point. */
export type Covers = (codePoint: number) => boolean;

/**
 * Text as it can be printed: one form of each letter, no control or invisible characters but line breaks and joiners,
 * U+FFFD for what no font has (PDF/A forbids missing glyphs), places to break in runs too long for any column, and
 * nothing piled up that takes long to draw and cannot be read.
 */
export function printable(text: string, covers: Covers): string {
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
    .replace(unbroken, (run) => run.replace(/.{6}(?!\p{M})/gsu, `$&${zeroWidthSpace}`));
}

/** The same value with every text in it printable. */
export function printableAll<Value>(value: Value, covers: Covers): Value {
  // The lines of a document have many texts in common.
  const known = new Map<string, string>();
  const print = (text: string): string => {
    const printed = known.get(text) ?? printable(text, covers);
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
