import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Fact } from '../shell/dialog/Facts.tsx';

const grid = {
  gridColumn: '1 / -1',
  m: 0,
  display: 'grid',
  gap: 1.5,
  columnGap: 3,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
} as const;

/** Names with their values below, side by side where there is room. */
export function FactGrid({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <Box component="dl" sx={grid}>
      {facts.map(({ label, value, key = label }) => (
        <div key={key}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" className="figures" sx={{ m: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Typography>
        </div>
      ))}
    </Box>
  );
}
