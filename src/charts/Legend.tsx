import { FillSample, fillUrl, type Fill } from './fills.tsx';

interface LegendProps {
  readonly chart: string;
  readonly series: readonly { readonly name: string; readonly fill: Fill }[];
}

/** Which fill is whose. The table behind the chart says it to those who do not see it. */
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
