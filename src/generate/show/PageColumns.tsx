import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

interface PageColumnsProps {
  /** What a user should know first; takes no room while it is empty. */
  readonly above?: ReactNode;
  /** Facts: on narrow screens above the rest. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

const wide = '@container page (min-width: 900px)';

/** A page with one column, or two if the second has content. */
export function PageColumns({ above, beside, children }: PageColumnsProps) {
  if (!beside) return <Stack spacing={2}>{children}</Stack>;
  return (
    <Box sx={{ container: 'page / inline-size' }}>
      {above && <Stack sx={{ gap: 2, mb: 2, '&:empty': { display: 'none' } }}>{above}</Stack>}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: 'minmax(0, 1fr)',
          [wide]: { '&:not(:has(> :empty))': { gridTemplateColumns: 'minmax(0, 1fr) minmax(300px, 360px)' } },
          '& > :empty': { display: 'none' },
        }}
      >
        <Stack spacing={2} sx={{ minWidth: 0, [wide]: { gridColumn: 2, gridRow: 1 } }}>
          {beside}
        </Stack>
        <Stack spacing={2} sx={{ minWidth: 0, [wide]: { gridColumn: 1, gridRow: 1 } }}>
          {children}
        </Stack>
      </Box>
    </Box>
  );
}
