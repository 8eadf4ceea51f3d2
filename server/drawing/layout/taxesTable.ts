import type { BlockOf } from '../../../schemas/parts/templates/template.ts';
import type { TaxesView } from '../view/taxes.ts';
import { restOf, scaledWidth, scaleOf, type Measures } from './measures.ts';

/** In millimetres. */
const paddings: Record<BlockOf<'taxes'>['variant'], number> = { ruled: 1.7, striped: 1.7, dense: 1.4 };
const titlePadding = { top: 2.6, bottom: 1.7 };

/** The least width of names and responsible parties together, in ems. */
const leastRoom = 14;

/** The measures of the table of taxes, in points; Typst determines a height that is null. */
export interface TaxesTable {
  widths: number[];
  scale: number;
  padding: number;
  titlePadding: { top: number; bottom: number };
  /** Of all rows, from the headings. */
  heights: (number | null)[];
}

/**
 * Returns the measures of the table of taxes. Figures have the width they need, as does the responsible party if the
 * names fit beside it, or up to half of the rest; the name has what remains.
 */
export function taxesTable(
  { header, sides }: TaxesView,
  { variant }: BlockOf<'taxes'>,
  measures: Measures,
): TaxesTable {
  const { bodySize, columnGap, fit, keepsToOneLine, lineHeight, space, textWidth } = measures;
  const rows = sides.flatMap((side) => side.rows);
  const width = (name: keyof typeof header, ...more: string[]) =>
    fit(header[name], [...rows.map((row) => row[name]), ...more]);
  const fitted = [width('rate'), width('base'), width('amount', ...sides.map(({ sum }) => sum.amount))];
  const scale = scaleOf(fitted, textWidth - measures.scaled(8.5) * leastRoom);
  const [rate = 0, base = 0, amount = 0] = fitted.map((one) => scaledWidth(one, scale));
  const room = restOf(textWidth, [rate, base, amount]);
  const responsible = Math.min(width('responsible'), Math.max(room / 2, room - width('name')));
  const name = room - responsible;

  const padding = space(paddings[variant]);
  const [top, bottom] = [space(titlePadding.top), space(titlePadding.bottom)];
  const fits = (text: string, most: number) => keepsToOneLine(text, most, bodySize * scale);
  const line = lineHeight * scale;
  const heightsOf = ({ title, rows: own, sum }: TaxesView['sides'][number]) => [
    fits(title, textWidth) ? line + (top + bottom) : null,
    ...own.map((row) =>
      fits(row.name, name) && fits(row.responsible, responsible - columnGap) ? line + 2 * padding : null,
    ),
    fits(sum.label, textWidth - amount - columnGap) ? line + 2 * padding : null,
  ];
  return {
    widths: [name, rate, base, responsible, amount],
    scale,
    padding,
    titlePadding: { top, bottom },
    heights: [measures.headHeight(Object.values(header), padding), ...sides.flatMap(heightsOf)],
  };
}
