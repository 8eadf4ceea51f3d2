import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

interface PageColumnsProps {
  /** What a user should know first; takes no room while it is empty. */
  readonly above?: ReactNode;
  /** What the main column begins with. */
  readonly lead?: ReactNode;
  /** The second column; on narrow screens below the lead and above the rest. */
  readonly beside?: ReactNode;
  /** The end of the second column without a lead; on narrow screens below the rest. */
  readonly end?: ReactNode;
  readonly children: ReactNode;
}

const wide = '@container page (min-width: 900px)';

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '& > :empty': { display: 'none' },
  [wide]: {
    // The last row takes what the second column is higher than the first.
    gridTemplateRows: 'auto 1fr',
    '&:has(> [data-beside]:not(:empty))': { gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 36%)' },
    '& > :not([data-beside])': { gridColumn: 1 },
    '& > [data-beside]': { gridColumn: 2, gridRow: '1 / span 2' },
    '&:has(> [data-end])': {
      '& > :not([data-beside])': { gridRow: '1 / span 2' },
      '& > [data-beside]:not([data-end])': { gridRow: 1 },
      '&:has(> [data-beside]:not([data-end], :empty)) > [data-end]': { gridRow: 2 },
    },
    // Below the bar, whose height it knows.
    '& > [data-stays]': { position: 'sticky', top: 'calc(var(--top-bar-height) + 16px)' },
  },
} as const;

const column = { gap: 2, minWidth: 0 } as const;

/** A page with one column, or two if the second has content. */
export function PageColumns({ above, lead, beside, end, children }: PageColumnsProps) {
  if (!lead && !beside && !end) return <Stack sx={column}>{children}</Stack>;
  return (
    <Box sx={{ container: 'page / inline-size' }}>
      {above && <Stack sx={{ gap: 2, mb: 2, '&:empty': { display: 'none' } }}>{above}</Stack>}
      <Box sx={columns}>
        {lead && <Stack sx={column}>{lead}</Stack>}
        <Stack sx={column} data-beside data-stays={lead ? true : undefined}>
          {beside}
        </Stack>
        <Stack sx={column}>{children}</Stack>
        {end && (
          <Stack sx={column} data-beside data-end>
            {end}
          </Stack>
        )}
      </Box>
    </Box>
  );
}
