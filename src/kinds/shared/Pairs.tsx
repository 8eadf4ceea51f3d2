import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface Pair {
  readonly key: string;
  readonly name: string;
  readonly value: ReactNode;
}

/** The height of a flag, so that names and values align. */
const line = { lineHeight: '24px' } as const;

/** Names and values in two columns, as on cards. */
export function Pairs({ pairs }: { readonly pairs: readonly Pair[] }) {
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: 'fit-content(50%) minmax(0, 1fr)', columnGap: 2, rowGap: 0.5 }}
    >
      {pairs.map(({ key, name, value }) => (
        <Box key={key} sx={{ display: 'contents' }}>
          <Typography component="dt" color="textSecondary" sx={line}>
            {name}
          </Typography>
          <Typography component="dd" sx={{ ...line, m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
