import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export interface Fact<Value extends ReactNode = ReactNode> {
  readonly label: string;
  readonly value: Value;
  /** A unique key, if labels repeat. */
  readonly key?: string;
}

interface FactsProps {
  readonly facts: readonly Fact[];
  /** Whether the names take no more room than they need, also on a phone. */
  readonly isTight?: boolean;
}

/** Names and values in two columns; stacked on a phone. */
export function Facts({ facts, isTight = false }: FactsProps) {
  const columns = isTight ? 'auto minmax(0, 1fr)' : { xs: '1fr', sm: 'minmax(140px, 2fr) 3fr' };
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: columns, columnGap: 2 }}>
      {facts.map(({ label, value, key = label }) => (
        <Box key={key} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary', pt: 1, ...(!isTight && { overflowWrap: 'anywhere' }) }}>
            {label}
          </Box>
          <Box
            component="dd"
            sx={{ m: 0, pt: isTight ? 1 : { sm: 1 }, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' }}
          >
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
