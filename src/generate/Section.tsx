import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface SectionProps {
  readonly title: string;
  /** Actions for the whole section, beside the title. */
  readonly actions?: ReactNode;
  /** Form fields reserve room for a message and need less padding below. */
  readonly isForm?: boolean;
  readonly children: ReactNode;
}

/** A titled section of a form or show page: one column, two if there is room. */
export function Section({ title, actions, isForm = false, children }: SectionProps) {
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ containerType: 'inline-size', p: { xs: 2, sm: 3 }, ...(isForm && { pb: { xs: 0.5, sm: 1.5 } }) }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'baseline',
          gap: 1,
          mb: 2,
        }}
      >
        <Typography id={id} variant="h5" component="h2">
          {title}
        </Typography>
        {actions}
      </Box>
      <Box
        sx={{
          display: 'grid',
          columnGap: 3,
          rowGap: 1.5,
          gridTemplateColumns: 'minmax(0, 1fr)',
          '@container (min-width: 560px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {children}
      </Box>
    </Card>
  );
}
