import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

export interface Fact<Value extends ReactNode = ReactNode> {
  readonly label: string;
  readonly value: Value;
  /** What the value follows from, below the name. */
  readonly note?: string;
  /** Whether it adds up those before it. */
  readonly isTotal?: boolean;
  /** A unique key, if labels repeat. */
  readonly key?: string;
}

interface FactsProps {
  readonly facts: readonly Fact[];
  /** Whether the names take no more room than they need, also on a phone. */
  readonly isTight?: boolean;
  /** Whether the values are figures, which share their right edge, also on a phone. */
  readonly hasFigures?: boolean;
}

/** Names and values in two columns; stacked on a phone, except figures. */
export function Facts({ facts, isTight = false, hasFigures = false }: FactsProps) {
  const isBeside = isTight || hasFigures;
  const beside = isTight ? 'auto minmax(0, 1fr)' : 'minmax(0, 1fr) auto';
  const columns = isBeside ? beside : { xs: '1fr', sm: 'minmax(140px, 2fr) 3fr' };
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gridTemplateColumns: columns, columnGap: 2 }}>
      {facts.map(({ label, value, note, isTotal = false, key = label }) => {
        const total = isTotal && {
          mt: 1,
          borderTop: 1,
          borderColor: 'divider',
          color: 'text.primary',
          fontWeight: 600,
        };
        return (
          <Box key={key} sx={{ display: 'contents' }}>
            <Box
              component="dt"
              sx={{ color: 'text.secondary', pt: 1, ...(!isTight && { overflowWrap: 'anywhere' }), ...total }}
            >
              {label}
              {note && (
                <Typography variant="caption" component="div">
                  {note}
                </Typography>
              )}
            </Box>
            <Box
              component="dd"
              sx={{
                m: 0,
                pt: isBeside ? 1 : { sm: 1 },
                overflowWrap: 'anywhere',
                fontVariantNumeric: 'tabular-nums',
                ...(hasFigures && { textAlign: 'right' }),
                ...total,
              }}
            >
              {value}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}
