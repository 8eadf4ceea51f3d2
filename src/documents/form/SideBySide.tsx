import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Above this width two sections fit in a row with the lines as a table. It measures the form, not the window. */
const wide = '@container (min-width: 966px)';

/** The lines, and the narrower breakdown. */
const columns = 'minmax(650px, 1fr) minmax(300px, 340px)';

/** Two columns of sections if there is room, else one. */
export function SideBySide({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: 'minmax(0, 1fr)',
        [wide]: { gridTemplateColumns: columns },
      }}
    >
      {children}
    </Box>
  );
}

/** Sticky while the lines beside it scroll. */
export function InSight({ children }: { readonly children: ReactNode }) {
  return <Box sx={{ minWidth: 0, [wide]: { position: 'sticky', top: 80 } }}>{children}</Box>;
}
