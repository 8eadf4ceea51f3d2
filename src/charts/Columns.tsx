import { useLanguage } from '../i18n/language.ts';
import type { ChartProps } from './chart.ts';
import { compactFigure } from './compactFigure.ts';
import './columns.css';

interface ColumnsProps extends Pick<ChartProps, 'label' | 'places' | 'series' | 'textOf'> {
  /** What the columns add up to, beside the legend. */
  readonly caption: string;
}

const drawn = (value: string | undefined): number => Number(value ?? 0);

/**
 * A small chart of stacked columns without axes, drawn without the library: the highest column names its figure. It is
 * one labelled image; the page has a table of its figures.
 */
export function Columns({ label, caption, places, series, textOf }: ColumnsProps) {
  const language = useLanguage();
  const sums = places.map((_, place) => series.reduce((sum, { values }) => sum + drawn(values[place]), 0));
  const most = Math.max(...sums);
  const highest = sums.indexOf(most);
  return (
    <figure className="columns">
      <figcaption aria-hidden="true">
        <span>{caption}</span>
        <ul>
          {series.map(({ name }, at) => (
            <li key={name}>
              <i data-series={at} />
              {name}
            </li>
          ))}
        </ul>
      </figcaption>
      <div role="img" aria-label={label} className="columns-plot">
        {places.map(({ name, short = name }, place) => {
          const parts = series.map(({ name: of, values }) => ({ of, value: values[place] ?? '0' }));
          const texts = parts.filter(({ value }) => drawn(value) > 0).map(({ of, value }) => `${of}: ${textOf(value)}`);
          return (
            <div key={name} className="column" title={[name, ...texts].join('\n')}>
              <div className="column-room">
                {place === highest && <b className="figures">{compactFigure(most, language)}</b>}
                <div className="column-bars" style={{ height: `${most > 0 ? ((sums[place] ?? 0) / most) * 100 : 0}%` }}>
                  {parts
                    .map(({ of, value }, at) => (
                      <i key={of} data-series={at} style={{ flexGrow: drawn(value) }} hidden={drawn(value) === 0} />
                    ))
                    .toReversed()}
                </div>
              </div>
              <span className="column-name">{short}</span>
            </div>
          );
        })}
      </div>
    </figure>
  );
}
