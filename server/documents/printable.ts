/** The longest run of letters or digits that is left whole: a longer one may break after every sixth. */
const longestRun = 26;
const unbroken = new RegExp(`[^\\s\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}]{${longestRun},}`, 'gu');
/** Most texts of a document are figures and short words, in letters of Western Europe, which need nothing of this. */
const plain = new RegExp(`^(?!.*\\S{${longestRun}})[ -~\u00a0-\u00ac\u00ae-\u00ff]*$`);
const zeroWidthSpace = '\u200b';
const replacement = '\ufffd';

/** Says whether some font of ours has a glyph for a code point. */
export type Covers = (codePoint: number) => boolean;

/**
 * Text as it can be printed: one form of each letter, no control or invisible characters but line breaks and joiners,
 * U+FFFD for what no font has (PDF/A forbids missing glyphs), and places to break in runs too long for any column.
 */
export function printable(text: string, covers: Covers): string {
  if (plain.test(text)) return text;
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029\u0085\v\f]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[^\P{C}\n\u200c\u200d]|\p{Variation_Selector}/gu, '')
    .replace(/[^\n]/gu, (letter) => (covers(letter.codePointAt(0) ?? 0) ? letter : replacement))
    .replace(unbroken, (run) => run.replace(/.{6}(?!\p{M})/gsu, `$&${zeroWidthSpace}`));
}

/** The same value with every text in it printable. */
export function printableAll(value: unknown, covers: Covers): unknown {
  if (typeof value === 'string') return printable(value, covers);
  if (Array.isArray(value)) return value.map((item) => printableAll(item, covers));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, printableAll(item, covers)]));
}
