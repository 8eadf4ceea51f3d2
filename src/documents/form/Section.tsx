import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly hint?: string;
  readonly children: ReactNode;
}

/** A part of the form under its heading. */
export function Section({ id, title, hint, children }: SectionProps) {
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>
      <Typography id={id} component="h2" variant="h5" sx={{ mb: hint ? 0.5 : 2 }}>
        {title}
      </Typography>
      {hint && (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {hint}
        </Typography>
      )}
      {children}
    </Paper>
  );
}

/** Fields side by side, two at most and only where both have `least` pixels: four in a row of three look forgotten. */
export function Columns({ least = 220, children }: { readonly least?: number; readonly children: ReactNode }) {
  const template = `repeat(auto-fit, minmax(min(100%, max(${least}px, 34%)), 1fr))`;
  return <Box sx={{ display: 'grid', gridTemplateColumns: template, gap: 1, columnGap: 2 }}>{children}</Box>;
}
