import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { Home } from '../../../../dataProvider/calls/home.ts';
import { Attention } from './Attention.tsx';
import { CurrencyFigures } from './CurrencyFigures.tsx';
import { NextRun } from './NextRun.tsx';

const wide = '@container (min-width: 1100px)';

const overview = {
  display: 'grid',
  columnGap: 2,
  rowGap: 3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [wide]: { rowGap: 0, gridTemplateColumns: 'minmax(0, 1fr) 272px' },
} as const;

const beside = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 640px)': { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const;

interface OverviewFrameProps {
  /** The figures of each currency. */
  readonly figures: readonly ReactNode[];
  readonly attention: ReactNode;
  readonly nextRun: ReactNode;
}

/** What to act on: beside the figures, or after those of the first currency where there is no room. */
export function OverviewFrame({ figures: [first, ...others], attention, nextRun }: OverviewFrameProps) {
  // A last row takes what is left beside few figures, so that those stay as high as they are.
  const rows = others.length + 2;
  return (
    <Box sx={{ ...overview, [wide]: { ...overview[wide], gridTemplateRows: `repeat(${rows - 1}, auto) 1fr` } }}>
      {first}
      <Box
        sx={{
          ...beside,
          [wide]: {
            gridColumn: 2,
            gridRow: `1 / span ${rows}`,
            gridTemplateColumns: 'minmax(0, 1fr)',
            alignContent: 'start',
          },
        }}
      >
        {attention}
        {nextRun}
      </Box>
      {others.map((each, place) => (
        <Box key={place} sx={{ minWidth: 0, [wide]: { mt: 3 } }}>
          {each}
        </Box>
      ))}
    </Box>
  );
}

/** What a company earns, who is late, and what comes next. */
export function Overview({ home }: { readonly home: Home }) {
  return (
    <OverviewFrame
      figures={home.figures.map((figures) => (
        <CurrencyFigures key={figures.currency} home={home} figures={figures} />
      ))}
      attention={<Attention home={home} />}
      nextRun={<NextRun home={home} />}
    />
  );
}
