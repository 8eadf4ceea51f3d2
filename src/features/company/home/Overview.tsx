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
  /** The figures by currency. */
  readonly figures: readonly ReactNode[];
  readonly attention: ReactNode;
  readonly nextRun: ReactNode;
}

/**
 * The page's layout: items that need attention beside the figures, or after those of the first currency without room.
 */
export function OverviewFrame({ figures: [first, ...others], attention, nextRun }: OverviewFrameProps) {
  // The last row takes the remaining height, so that figures keep theirs.
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

/** Revenue, overdue and upcoming amounts of a company. */
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
