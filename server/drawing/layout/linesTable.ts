import type { BlockOf } from '../../../schemas/parts/templates/template.ts';
import type { DocumentView } from '../view/view.ts';
import type { SumRow } from '../view/sumRows.ts';
import { millimetre, restOf, scaledWidth, scaleOf, type Measures } from './measures.ts';

type Column = BlockOf<'lines'>['columns'][number];
type Variant = BlockOf<'lines'>['variant'];

/** In millimetres. */
const positionWidths: Record<Variant, number> = { ruled: 12, striped: 12, dense: 9, open: 12 };
const paddings: Record<Variant, number> = { ruled: 1.7, striped: 1.7, dense: 1.4, open: 1.5 };
/** Of the sums. */
const sumPadding = 1.7;

/** The least width of descriptions in ems of labels: the longest word fits. */
const leastRoom = 13.5;

/** The measures of the table of lines, in points; Typst determines a height that is null. */
export interface LinesTable {
  /**
   * The first column spans the last line and the sums: rows spanned by an unbreakable cell stay on one page, so the sums
   * never stand alone and need no table of their own. It has the position of each line, or no width.
   */
  hasPosition: boolean;
  /** The columns after the first. */
  names: Column[];
  widths: number[];
  scale: number;
  padding: number;
  head: number;
  lines: (number | null)[];
  sums: (number | null)[];
  cost: (number | null)[];
  recovery: (number | null)[];
}

/** Returns the measures of a table of lines; the description has the room that the figures leave. */
export function linesTable(
  { lines: { header, rows }, totals }: Pick<DocumentView, 'lines' | 'totals'>,
  { columns, variant }: BlockOf<'lines'>,
  measures: Measures,
): LinesTable {
  const { bodySize, columnGap, fit, keepsToOneLine, lineHeight, textWidth } = measures;
  const hasPosition = columns[0] === 'position' && columns.length > 2;
  const names = hasPosition ? columns.slice(1) : columns;
  const lead = hasPosition ? positionWidths[variant] * millimetre : 0;
  const flexible = names.find((name) => name === 'description') ?? names[0];
  const { rows: costRows = [], recovery = [] } = totals.cost ?? {};
  const amounts = [...totals.rows, ...costRows, ...recovery].map(({ amount }) => amount);
  const figures = names.filter((name) => name !== flexible);
  const fitted = figures.map((name) => {
    const texts = rows.map((row) => row[name]);
    return fit(header[name], name === names.at(-1) ? [...texts, ...amounts] : texts);
  });
  const room = textWidth - lead;
  const scale = scaleOf(fitted, room - measures.scaled(8.5) * leastRoom);
  const narrowed = fitted.map((width) => scaledWidth(width, scale));
  const rest = restOf(room, narrowed);
  const widths = names.map((name) => (name === flexible ? rest : (narrowed[figures.indexOf(name)] ?? 0)));

  const padding = measures.space(paddings[variant]);
  const described = names.indexOf('description');
  const descriptionRoom = described < 0 ? Infinity : (widths[described] ?? 0) - (described === 0 ? 0 : columnGap);
  const heightOf = ({ kind, description, details }: DocumentView['lines']['rows'][number]) => {
    // Its room depends on the columns, and few rows are not lines.
    if (kind !== 'line') return null;
    return described < 0 || (details.length === 0 && keepsToOneLine(description, descriptionRoom, bodySize * scale))
      ? lineHeight * scale + 2 * padding
      : null;
  };
  const labelRoom = widths.slice(0, -1).reduce((all, width) => all + width, 0) - 1.2 * bodySize;
  const sumHeight = ({ label }: SumRow) =>
    keepsToOneLine(label, labelRoom, bodySize * scale) ? lineHeight * scale + 2 * measures.space(sumPadding) : null;
  return {
    hasPosition,
    names,
    widths: [lead, ...widths],
    scale,
    padding,
    head: measures.headHeight(
      columns.map((name) => header[name]),
      padding,
    ),
    lines: rows.map(heightOf),
    sums: totals.rows.map(sumHeight),
    cost: costRows.map(sumHeight),
    recovery: recovery.map(sumHeight),
  };
}
