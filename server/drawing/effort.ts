import type { DocumentView } from './view/view.ts';
import { itemsIn } from './view/notes.ts';

/** The output format of a drawing; the costs differ. */
export type Output = 'pdf' | 'html';

/** Microseconds of a core of an ordinary server, as measured by `tests/bench/documents/documents.bench.ts`. */
type Cost = Readonly<Record<Output, number>>;

/** The cost of a row's layout, without its texts. */
const rows = {
  line: { pdf: 270, html: 350 },
  tax: { pdf: 420, html: 700 },
  item: { pdf: 220, html: 260 },
} satisfies Record<string, Cost>;

/**
 * The cost of a letter by its setting: accents and most Arabic letters are separate pieces, Chinese uses a large font,
 * stacked marks cost most, and a long run is drawn in pieces.
 */
const letters = {
  plain: { pdf: 0.45, html: 1.9 },
  other: { pdf: 1.2, html: 3 },
  pieced: { pdf: 6, html: 18 },
  piled: { pdf: 16, html: 30 },
  ideographic: { pdf: 4, html: 9 },
  lineBreak: { pdf: 8, html: 28 },
  breakPoint: { pdf: 20, html: 30 },
} satisfies Record<string, Cost>;

type Kind = keyof typeof letters;

/** A change of the kind of letter starts a new piece of text. */
const change: Cost = { pdf: 4, html: 14 };

/** The first code point of each range that differs from the previous one. */
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
  if (point === 0x200b) return 'breakPoint';
  if (point < 0x300) return 'plain';
  return ranges.find(([from]) => point >= from)?.[1] ?? 'plain';
}

const mark = /^\p{M}$/u;

/** Spaces, digits and signs of ASCII, and characters without width: they belong to the adjacent text. */
const isNeutral = (point: number): boolean => point < 0x41 || (point >= 0x2000 && point < 0x2070);

/** Drawing the document would exceed the time limit. */
export class TooMuchEffort extends Error {
  override name = 'TooMuchEffort';
}

/** Estimates the milliseconds of drawing a view; stops early beyond `most`. */
export function effortOf(view: DocumentView, output: Output, most = Infinity): number {
  const taxRows = (view.taxes?.sides ?? []).reduce((sum, side) => sum + side.rows.length, 0);
  const lineRows = view.lines.rows.length + (view.schedule?.rows.length ?? 0);
  let microseconds = lineRows * rows.line[output] + taxRows * rows.tax[output];
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
    // A font often combines a letter with two marks, but not with more.
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
