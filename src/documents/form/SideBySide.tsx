import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** From here on two sections have room beside each other, the lines as a table. The form is measured, not the window. */
const wide = '@container (min-width: 966px)';

/** The lines and, narrower, the way of the money. */
const columns = 'minmax(650px, 1fr) minmax(300px, 340px)';

/** Two columns of sections beside each other where there is room, else below each other. */
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

/** Stays in sight while the lines beside it are scrolled. */
export function InSight({ children }: { readonly children: ReactNode }) {
  return <Box sx={{ minWidth: 0, [wide]: { position: 'sticky', top: 80 } }}>{children}</Box>;
}
