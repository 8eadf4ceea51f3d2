import { hasRightToLeft } from '../../../domain/words/isolated.ts';

/** Enclose a line that reads from the right; `typst/theme.typ` sets its direction, so they are in no text of a document. */
export const rightToLeft = { start: '\u2067', end: '\u2069' } as const;

const scripts = ['Hebrew', 'Arabic', 'Syriac', 'Thaana', 'Nko', 'Mandaic', 'Adlam', 'Hanifi_Rohingya', 'Mende_Kikakui'];
/** The first letter, outside of what is isolated. */
const fromRight = new RegExp(
  `^(?:\\u2068[^\\u2069]*\\u2069|[^\\p{L}\\u2068])*[${scripts.map((script) => `\\p{Script=${script}}`).join('')}]`,
  'u',
);

/** Returns whether a line reads from the right: its first letter decides (Unicode UAX 9, P2 and P3). */
export const readsFromRight = (line: string): boolean => hasRightToLeft(line) && fromRight.test(line);

/** Returns the value with the direction of each line of its texts; undefined if all read from the left. */
export function directed<View>(view: View): View | undefined;
export function directed(view: unknown): unknown {
  return hasRightToLeft(JSON.stringify(view)) ? markLines(view) : undefined;
}

function markLines(value: unknown): unknown {
  if (typeof value === 'string') return value.split('\n').map(marked).join('\n');
  if (Array.isArray(value)) return value.map(markLines);
  if (value === null || typeof value !== 'object') return value;
  // The pieces of a formatted line have its direction, not one each.
  if ('line' in value && Array.isArray(value.line))
    return { ...value, rtl: readsFromRight(value.line.map(textOf).join('')) };
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, markLines(item)]));
}

const marked = (line: string): string =>
  readsFromRight(line) ? `${rightToLeft.start}${line}${rightToLeft.end}` : line;

const textOf = (piece: { text?: unknown }): string => (typeof piece.text === 'string' ? piece.text : '');
