import { FillSample, fillUrl, type Fill } from './fills.tsx';

interface LegendProps {
  readonly chart: string;
  readonly series: readonly { readonly name: string; readonly fill: Fill }[];
}

/** The legend. The table has the same information for screen readers. */
export function Legend({ chart, series }: LegendProps) {
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
