import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Fields side by side, as many as have room at `least` pixels each. */
export function Columns({ least = 220, children }: { readonly least?: number; readonly children: ReactNode }) {
  const template = `repeat(auto-fit, minmax(min(100%, ${least}px), 1fr))`;
  return <Box sx={{ display: 'grid', gridTemplateColumns: template, gap: 1, columnGap: 2 }}>{children}</Box>;
}
