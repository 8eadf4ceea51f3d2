import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly hint?: string;
  /** Content beside the title. */
  readonly aside?: ReactNode;
  /** The last row reserves room for a message, so less padding is needed. */
  readonly endsInFields?: boolean;
  readonly children: ReactNode;
}

/** A section of the form with a heading. */
export function Section({ id, title, hint, aside, endsInFields = false, children }: SectionProps) {
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={id}
      sx={{ px: { xs: 2, sm: 3 }, pt: 2, pb: endsInFields ? 1 : 2, minWidth: 0 }}
    >
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, justifyContent: 'space-between', mb: hint ? 0.5 : 1 }}
      >
        <Typography id={id} component="h2" variant="h5">
          {title}
        </Typography>
        {aside}
      </Box>
      {hint && (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {hint}
        </Typography>
      )}
      {children}
    </Paper>
  );
}

/** At most two fields in a row, if both have `least` pixels. */
export function Columns({ least = 220, children }: { readonly least?: number; readonly children: ReactNode }) {
  const template = `repeat(auto-fit, minmax(min(100%, max(${least}px, 34%)), 1fr))`;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: template, gap: 1, columnGap: 2, '& + &': { mt: 1 } }}>
      {children}
    </Box>
  );
}

const heads = {
  parties: 'minmax(0, 5fr) minmax(0, 3fr)',
  /** A name, which has what two dates and a currency leave. */
  terms: 'minmax(0, 1fr) 148px 148px 96px',
  quarters: 'repeat(4, minmax(0, 1fr))',
  thirds: 'repeat(3, minmax(0, 1fr))',
  halves: 'repeat(2, minmax(0, 1fr))',
} as const;

/** The fields of a document's header, in one row if there is room. */
export function HeadFields({ as, children }: { readonly as: keyof typeof heads; readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        rowGap: 1,
        gridTemplateColumns: 'minmax(0, 1fr)',
        '@container (min-width: 620px)': { gridTemplateColumns: heads[as] },
      }}
    >
      {children}
    </Box>
  );
}
