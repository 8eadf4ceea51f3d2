import type { ChartShape } from '../../schemas/report.ts';
import type { Fill } from './fills.tsx';

/** Where a column or bar stands: a month, a client. */
export interface ChartPlace {
  readonly name: string;
  /** Its name on the axis, where the whole one has no room. */
  readonly short?: string;
}

/** The columns or bars of one kind: a value for each place. */
export interface ChartSeries {
  readonly name: string;
  /** Decimal texts; undefined where there is nothing to draw. */
  readonly values: readonly (string | undefined)[];
  /** How it is filled, unless by its place among the series. */
  readonly fill?: Fill;
}

export interface ChartProps {
  /** What the chart shows and what it adds up to, for readers who do not see it. The page has the figures as a table. */
  readonly label: string;
  readonly shape: ChartShape;
  readonly places: readonly ChartPlace[];
  readonly series: readonly ChartSeries[];
  /** Whether the series stand on top of each other, and not side by side. */
  readonly isStacked?: boolean;
  /** A value as a person reads it. */
  readonly textOf: (value: string) => string;
  /** The height of columns, in pixels. Bars are as high as there are places. */
  readonly height?: number;
}

const columnsHeight = 240;
const barRoom = 36;
const axisRoom = 40;

/** How high a chart is, known before it is drawn: the page keeps the room. */
export function chartHeight({ shape, places, series, isStacked, height = columnsHeight }: ChartProps): number {
  if (shape === 'columns') return height;
  const barsAtPlace = isStacked ? 1 : Math.max(1, series.length * 0.7);
  return Math.round(places.length * barRoom * barsAtPlace) + axisRoom;
}
