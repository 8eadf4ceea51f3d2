import type { ChartShape } from '../../schemas/report.ts';
import type { Fill } from './fills.tsx';

/** A position on the axis: a month, a client. */
export interface ChartPlace {
  readonly name: string;
  /** A shorter name, without room for the full one. */
  readonly short?: string;
}

/** A series with a value for each position. */
export interface ChartSeries {
  readonly name: string;
  /** Decimal text; undefined for nothing. */
  readonly values: readonly (string | undefined)[];
  /** The fill; by default by index. */
  readonly fill?: Fill;
}

export interface ChartProps {
  /** Describes the chart and its sum for screen readers. The page has a table. */
  readonly label: string;
  readonly shape: ChartShape;
  readonly places: readonly ChartPlace[];
  readonly series: readonly ChartSeries[];
  /** Whether the series are stacked. */
  readonly isStacked?: boolean;
  /** Formats a value. */
  readonly textOf: (value: string) => string;
  /** The height of columns in pixels. Bars grow with their number. */
  readonly height?: number;
}

const columnsHeight = 240;
const barRoom = 36;
const axisRoom = 40;

/** Returns the height of a chart before it loads, so that the page reserves it. */
export function chartHeight({ shape, places, series, isStacked, height = columnsHeight }: ChartProps): number {
  if (shape === 'columns') return height;
  const barsAtPlace = isStacked ? 1 : Math.max(1, series.length * 0.7);
  return Math.round(places.length * barRoom * barsAtPlace) + axisRoom;
}
