import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface Fact<Value extends ReactNode = ReactNode> {
  readonly label: string;
  readonly value: Value;
  /** A unique key, if labels repeat. */
  readonly key?: string;
}

/** Names and values in two columns; stacked on a phone. */
export function Facts({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <Box
      component="dl"
      sx={{ m: 0, display: 'grid', gridTemplateColumns: { xs: '1fr', sm: 'minmax(140px, 2fr) 3fr' }, columnGap: 2 }}
    >
      {facts.map(({ label, value, key = label }) => (
        <Box key={key} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary', pt: 1 }}>
            {label}
          </Box>
          <Box
            component="dd"
            sx={{ m: 0, pt: { sm: 1 }, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}
          >
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
