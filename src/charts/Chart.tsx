import { useTranslate } from 'react-admin';
import { lazy, Suspense, useId } from 'react';
import { CrashBoundary } from '../shell/feedback/CrashPage.tsx';
import { chartHeight, type ChartProps } from './chart.ts';
import { fillAt, FillPatterns, FillSample, fillUrl, type Fill } from './fills.tsx';
import { useWidth } from './useWidth.ts';
import './chart.css';

/** The library is large: it loads with the first chart, whose height is reserved. */
const Drawing = lazy(async () => ({ default: (await import('./Drawing.tsx')).Drawing }));

/** A chart of columns or bars as one labelled image; the page has a table of its figures. */
export function Chart(props: ChartProps) {
  const translate = useTranslate();
  const chart = useId();
  const [box, width] = useWidth();
  const series = props.series.map((one, place) => ({ ...one, fill: one.fill ?? fillAt(place) }));
  return (
    <div className="chart">
      <FillPatterns chart={chart} used={[...new Set(series.map(({ fill }) => fill))]} />
      {series.length > 1 && <Legend chart={chart} series={series} />}
      <CrashBoundary fallback={<p className="chart-failed">{translate('generate.noChart')}</p>}>
        <div ref={box} role="img" aria-label={props.label} style={{ height: chartHeight(props) }}>
          <Suspense fallback={null}>
            {width !== undefined && <Drawing {...props} series={series} chart={chart} width={width} />}
          </Suspense>
        </div>
      </CrashBoundary>
    </div>
  );
}

interface LegendProps {
  readonly chart: string;
  readonly series: readonly { readonly name: string; readonly fill: Fill }[];
}

/** The legend. The table has the same information for screen readers. */
function Legend({ chart, series }: LegendProps) {
  return (
    <ul className="chart-legend" aria-hidden="true">
      {series.map(({ name, fill }) => (
        <li key={name}>
          <FillSample url={fillUrl(chart, fill)} />
          {name}
        </li>
      ))}
    </ul>
  );
}
