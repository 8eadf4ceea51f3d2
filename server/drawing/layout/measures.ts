import type { Template } from '../../../schemas/parts/templates/template.ts';
import { between } from '../text/labels.ts';
import type { Ruler } from '../text/widths.ts';

/** A millimetre in points. */
export const millimetre = 72 / 25.4;

/** In millimetres. */
export const paperWidths = { a4: 210, letter: 215.9 } as const;

/** The height of capitals, and so of lines, in ems. */
const capHeights = { sans: 0.714, serif: 0.67, compact: 0.711 } as const;
/** Between two lines, in ems. */
const leading = 0.55;
/** Spaces between blocks and within tables grow and shrink with the density; `typst/theme.typ` has the same. */
const airs = { compact: 0.7, normal: 1, spacious: 1.35 } as const;

/** The space between columns of a table, inside the cells. */
const columnGap = 4 * millimetre;

/** Measures tables for a design, in points. If Typst measures them, it lays out every cell twice. */
export interface Measures {
  readonly textWidth: number;
  readonly bodySize: number;
  /** The height of a line of most text. */
  readonly lineHeight: number;
  readonly columnGap: number;
  /** A length in proportion to most text, given for 8.5 points. */
  scaled(points: number): number;
  /** A space of so many millimetres at normal density. */
  space(millimetres: number): number;
  /** Whether a text certainly fits on one line, in a font size. */
  keepsToOneLine(text: string, room: number, size?: number): boolean;
  /** The width of a column: its heading or its widest figure, and the gap. */
  fit(heading: string, figures: readonly string[], gap?: number): number;
  /** The height of the row of headings. */
  headHeight(headings: readonly string[], padding: number): number;
}

/** Returns the measures of a design; the ruler is of its font. */
export function measuresOf({ theme, page }: Pick<Template, 'theme' | 'page'>, ruler: Ruler): Measures {
  const scaled = (points: number) => theme.size * (points / 8.5);
  const [bodySize, labelSize] = [theme.size, scaled(7)];
  const capHeight = capHeights[theme.font];
  const known = new Map<string, number | undefined>();
  const ems = (text: string): number | undefined => {
    if (!known.has(text)) known.set(text, ruler(text));
    return known.get(text);
  };
  // A text in other scripts is hardly wider than this.
  const widthOf = (text: string, size = bodySize) => (ems(text) ?? Buffer.byteLength(text)) * size;
  return {
    textWidth: paperWidths[page.paper] * millimetre - 2 * page.margin.x * millimetre,
    bodySize,
    lineHeight: capHeight * bodySize,
    columnGap,
    scaled,
    space: (millimetres) => millimetres * millimetre * airs[theme.density],
    keepsToOneLine: (text, room, size = bodySize) => (ems(text) ?? Infinity) * size <= room,
    fit: (heading, figures, gap = columnGap) =>
      Math.max(
        ...heading.split(between).map((line) => widthOf(line, labelSize)),
        ...figures.map((figure) => widthOf(figure)),
      ) + gap,
    headHeight(headings, padding) {
      const lines = Math.max(...headings.map((heading) => heading.split(between).length));
      return capHeight * labelSize + (lines - 1) * (capHeight + leading) * labelSize + 2 * padding;
    },
  };
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);

/** Returns the scale of a table's texts, so that its figures leave this room for words; 1 unless amounts are extreme. */
export function scaleOf(widths: readonly number[], most: number): number {
  if (sum(widths) <= most) return 1;
  const gaps = columnGap * widths.length;
  return Math.max(0.3, (most - gaps) / (sum(widths) - gaps));
}

/** Returns the width of a column at a scale: its gap stays. */
export const scaledWidth = (width: number, scale: number): number =>
  scale === 1 ? width : (width - columnGap) * scale + columnGap;

/** Returns the room that columns leave. */
export const restOf = (room: number, widths: readonly number[]): number => room - sum(widths);
