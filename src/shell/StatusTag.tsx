import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { ToneName } from './theme/tokens.ts';

/** A status in its colour and in words: in progress orange, complete green, cancelled red, draft grey. */
export function StatusTag({ tone, children }: { tone: ToneName; children: ReactNode }) {
  return (
    <Box
      component="span"
      sx={({ tokens }) => ({
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        minHeight: 24,
        px: 1,
        borderRadius: '6px',
        fontSize: '0.75rem',
        lineHeight: '16px',
        fontWeight: 500,
        whiteSpace: 'nowrap',
        color: tokens[tone].text,
        backgroundColor: tokens[tone].surface,
        '&::before': {
          content: '""',
          width: 8,
          height: 8,
          flex: 'none',
          borderRadius: '50%',
          backgroundColor: tokens[tone].dot,
        },
      })}
    >
      {children}
    </Box>
  );
}
