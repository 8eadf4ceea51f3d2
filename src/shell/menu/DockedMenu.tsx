import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { menuWidth, topBarHeight } from '../theme/scale.ts';

interface DockedMenuProps {
  id: string;
  open: boolean;
  children: ReactNode;
}

/** The side menu beside the page: it stays while the page scrolls. */
export function DockedMenu({ id, open, children }: DockedMenuProps) {
  return (
    <Box
      id={id}
      hidden={!open}
      sx={({ tokens }) => ({
        position: 'sticky',
        top: topBarHeight,
        alignSelf: 'flex-start',
        width: menuWidth,
        height: `calc(100dvh - ${topBarHeight}px)`,
        flex: 'none',
        display: open ? 'flex' : 'none',
        borderRight: `1px solid ${tokens.line}`,
      })}
    >
      {children}
    </Box>
  );
}
