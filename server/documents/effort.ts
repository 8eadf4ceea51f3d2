import type { DocumentView } from './view.ts';
import { itemsIn } from './view/notes.ts';

/** What a document is drawn as: they cost differently. */
export type Output = 'pdf' | 'html';

/** Microseconds of a core of an ordinary server, as `tests/bench/documents.bench.ts` measures them. */
type Cost = Readonly<Record<Output, number>>;

/** Laying out a row, whatever stands in it. */
const rows = {
  line: { pdf: 270, html: 350 },
  tax: { pdf: 420, html: 700 },
  item: { pdf: 220, html: 260 },
} satisfies Record<string, Cost>;

/**
 * A letter, by how it is set: accents and most Arabic letters in pieces of their own, Chinese from a large font, and
 * dearest the marks that are piled on others.
 */
const letters = {
  plain: { pdf: 0.45, html: 1.9 },
  other: { pdf: 1.2, html: 3 },
  pieced: { pdf: 6, html: 18 },
  piled: { pdf: 16, html: 30 },
  ideographic: { pdf: 4, html: 9 },
  lineBreak: { pdf: 8, html: 28 },
} satisfies Record<string, Cost>;

type Kind = keyof typeof letters;

/** Where one kind of letters follows on another, a new piece of text begins. */
const change: Cost = { pdf: 4, html: 14 };

/** The first code point of each range that is not as the one before it. */
const ranges: readonly (readonly [from: number, kind: Kind])[] = [
  [0x20000, 'ideographic'],
  [0xfff0, 'plain'],
  [0xff00, 'ideographic'],
  [0xfb1d, 'pieced'],
  [0x2e80, 'ideographic'],
  [0x2100, 'other'],
  [0x20d0, 'pieced'],
  [0x2000, 'plain'],
  [0x1e00, 'other'],
  [0x1dc0, 'pieced'],
  [0x1200, 'other'],
  [0x1100, 'ideographic'],
  [0x0900, 'other'],
  [0x0590, 'pieced'],
  [0x0370, 'other'],
  [0x0300, 'pieced'],
];

function kindOf(point: number): Kind {
  if (point === 0x0a) return 'lineBreak';
  if (point < 0x300) return 'plain';
  return ranges.find(([from]) => point >= from)?.[1] ?? 'plain';
}

const mark = /^\p{M}$/u;

/** Spaces, digits and signs of ASCII and what has no width: they go with what they stand beside. */
const isNeutral = (point: number): boolean => point < 0x41 || (point >= 0x2000 && point < 0x2070);

/** Drawing a document would take longer than it may. */
export class TooMuchEffort extends Error {
  override name = 'TooMuchEffort';
}

/** Reckons how many milliseconds drawing a view takes, but stops where it is more than `most`. */
export function effortOf(view: DocumentView, output: Output, most = Infinity): number {
  const taxRows = (view.taxes?.sides ?? []).reduce((sum, side) => sum + side.rows.length, 0);
  let microseconds = view.lines.rows.length * rows.line[output] + taxRows * rows.tax[output];
  for (const { blocks = [] } of view.notes) microseconds += itemsIn(blocks) * rows.item[output];
  for (const text of textsOf(view)) {
    if (microseconds > most * 1000) break;
    microseconds += effortOfText(text, output);
  }
  return microseconds / 1000;
}

function effortOfText(text: string, output: Output): number {
  let before: Kind | undefined;
  let marks = 0;
  let microseconds = 0;
  for (const letter of text) {
    const point = letter.codePointAt(0) ?? 0;
    const kind = kindOf(point);
    marks = point >= 0x300 && mark.test(letter) ? marks + 1 : 0;
    // A letter and its marks are often one in the font; what is piled on them is not.
    microseconds += letters[marks > 2 ? 'piled' : kind][output];
    if (isNeutral(point)) continue;
    if (before !== undefined && kind !== before) microseconds += change[output];
    before = kind;
  }
  return microseconds;
}

function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (value !== null && typeof value === 'object') for (const item of Object.values(value)) yield* textsOf(item);
}
