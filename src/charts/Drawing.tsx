import useMediaQuery from '@mui/material/useMediaQuery';
import { BarChart } from '@mui/x-charts/BarChart';
import type { NumberValue } from '@mui/x-charts/models';
import { isolated } from '../../domain/words/isolated.ts';
import { useLanguage } from '../i18n/language.ts';
import type { ChartProps, ChartSeries } from './chart.ts';
import { chartHeight } from './chart.ts';
import { compactFigure } from './compactFigure.ts';
import { fillUrl, type Fill } from './fills.tsx';
import { labelledEvery } from './labels.ts';

interface DrawingProps extends ChartProps {
  readonly chart: string;
  /** In pixels. */
  readonly width: number;
  readonly series: readonly (ChartSeries & { readonly fill: Fill })[];
}

/** Pixels for the names of bars, on wide screens and phones. */
const roomForNames = { wide: 176, narrow: 104 };
/** The length of the axis relative to the longest bar, with values at the ends of bars. */
const roomForValues = { wide: 1.4, narrow: 2 };

// Drawn values are not read as figures, so a float is exact enough.
const drawn = (value: string | undefined): number | null => (value === undefined ? null : Number(value));

/** The chart, drawn by the library. */
export function Drawing(props: DrawingProps) {
  const { chart, width, shape, places, series, isStacked = false, textOf } = props;
  const language = useLanguage();
  const room = useMediaQuery('(max-width: 599.95px)', { noSsr: true }) ? 'narrow' : 'wide';
  const isLying = shape === 'bars';
  const isLabelled = isLying && series.length === 1;
  const textAt = ({ values }: ChartSeries, place: number) => {
    const value = values[place];
    return value === undefined ? null : textOf(value);
  };
  const every = labelledEvery(
    places.map(({ name, short = name }) => short),
    width,
  );
  // By index, because names may repeat.
  const ofPlaces = {
    scaleType: 'band' as const,
    data: places.map((_, place) => place),
    valueFormatter: (place: number, { location }: { location: string }) => {
      const { name = '', short = name } = places[place] ?? {};
      // The words of the axis are drawn, so the style of the page does not turn them.
      return location === 'tick' ? isolated(short) : name;
    },
    categoryGapRatio: 0.3,
    disableTicks: true,
    ...(!isLying && { tickLabelInterval: (_: number, place: number) => place % every === 0 }),
  };
  const ofFigures = {
    valueFormatter: (figure: number) => compactFigure(figure, language),
    tickNumber: Math.max(2, Math.round(chartHeight(props) / 60)),
    disableLine: true,
    disableTicks: true,
    ...(isLabelled && {
      domainLimit: (least: NumberValue, most: NumberValue) => ({ min: least, max: Number(most) * roomForValues[room] }),
    }),
  };
  return (
    <BarChart
      width={width}
      height={chartHeight(props)}
      layout={isLying ? 'horizontal' : 'vertical'}
      series={series.map((one, index) => ({
        id: String(index),
        label: one.name,
        data: one.values.map(drawn),
        color: fillUrl(chart, one.fill),
        valueFormatter: (_: number | null, { dataIndex }: { dataIndex: number }) => textAt(one, dataIndex),
        ...(isStacked && { stack: 'all' }),
        ...(isLabelled && {
          barLabel: ({ dataIndex }: { dataIndex: number }) => textAt(one, dataIndex),
          barLabelPlacement: 'outside' as const,
        }),
      }))}
      xAxis={[isLying ? { ...ofFigures, position: 'none' } : ofPlaces]}
      yAxis={[isLying ? { ...ofPlaces, width: roomForNames[room] } : { ...ofFigures, width: 'auto' }]}
      grid={isLying ? {} : { horizontal: true }}
      margin={{ top: 8, left: 0, right: 16, bottom: 0 }}
      borderRadius={2}
      sx={({ tokens }) => ({
        '& .MuiBarChart-label': { fontSize: 12, fill: tokens.text },
        '& .MuiChartsAxis-tickLabel': { fill: tokens.textQuiet },
        '& .MuiChartsAxis-line': { stroke: tokens.lineStrong },
        '& .MuiChartsGrid-line': { stroke: tokens.line },
      })}
      hideLegend
      skipAnimation
      disableKeyboardNavigation
    />
  );
}
