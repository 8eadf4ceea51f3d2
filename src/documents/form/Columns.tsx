import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Fields side by side, two at most and only where both have `least` pixels: four in a row of three look forgotten. */
export function Columns({ least = 220, children }: { readonly least?: number; readonly children: ReactNode }) {
  const template = `repeat(auto-fit, minmax(min(100%, max(${least}px, 34%)), 1fr))`;
  return <Box sx={{ display: 'grid', gridTemplateColumns: template, gap: 1, columnGap: 2 }}>{children}</Box>;
}
