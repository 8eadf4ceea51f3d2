import { useTheme } from '@mui/material/styles';
import type { Tokens } from '../shell/theme/tokens.ts';

/** The fills of series, distinguishable in black and white. */
export const fills = ['solid', 'stripes', 'dots', 'checks', 'pale'] as const;
export type Fill = (typeof fills)[number];

const colours: Readonly<Record<Fill, (tokens: Tokens) => string>> = {
  solid: ({ primary }) => primary,
  stripes: ({ progress }) => progress.dot,
  dots: ({ tide }) => tide,
  checks: ({ cancelled }) => cancelled.dot,
  pale: ({ lineStrong }) => lineStrong,
};

const strokes: Readonly<Record<Fill, string>> = {
  solid: '',
  stripes: 'M-2 2 l4 -4 M0 8 l8 -8 M6 10 l4 -4',
  dots: 'M2 2 h.01 M6 6 h.01',
  checks: 'M0 0 h4 v4 h-4 z M4 4 h4 v4 h-4 z',
  pale: 'M0 1 h8 M0 5 h8',
};

const strokeWidths: Readonly<Record<Fill, number>> = { solid: 0, stripes: 2, dots: 3, checks: 0, pale: 2 };

/** Returns the fill of a series by index. */
export const fillAt = (place: number): Fill => fills[place % fills.length] ?? 'solid';

/** Returns the URL of a fill in the chart's SVG. */
export const fillUrl = (chart: string, fill: Fill): string => `url(#${chart}-${fill})`;

/** The SVG patterns of a chart and its legend. */
export function FillPatterns({ chart, used }: { readonly chart: string; readonly used: readonly Fill[] }) {
  const { tokens } = useTheme();
  return (
    <svg width="0" height="0" aria-hidden="true" focusable="false" className="chart-patterns">
      <defs>
        {used.map((fill) => {
          const colour = colours[fill](tokens);
          return (
            <pattern key={fill} id={`${chart}-${fill}`} width="8" height="8" patternUnits="userSpaceOnUse">
              <rect width="8" height="8" fill={fill === 'solid' ? colour : tokens.surface} />
              {fill !== 'solid' && <rect width="8" height="8" fill={colour} opacity="0.2" />}
              <path
                d={strokes[fill]}
                stroke={colour}
                strokeWidth={strokeWidths[fill]}
                strokeLinecap={fill === 'dots' ? 'round' : 'butt'}
                fill={fill === 'checks' ? colour : 'none'}
              />
            </pattern>
          );
        })}
      </defs>
    </svg>
  );
}

/** A sample of a fill beside the name of its series. */
export function FillSample({ url }: { readonly url: string }) {
  return (
    <svg width="16" height="16" aria-hidden="true" focusable="false">
      <rect width="16" height="16" rx="3" fill={url} />
    </svg>
  );
}
