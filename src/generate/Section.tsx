import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId, type ReactNode } from 'react';

interface SectionProps {
  readonly resource: string;
  readonly name: string;
  /** Fields that keep room for a message below them need less of it at the foot. */
  readonly isForm?: boolean;
  readonly children: ReactNode;
}

/** A titled part of a form or a show page: one column, two from 900 px. */
export function Section({ resource, name, isForm = false, children }: SectionProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Card
      component="section"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 3 }, ...(isForm && { pb: { xs: 0.5, sm: 1.5 } }) }}
    >
      <Typography id={id} variant="h5" component="h2" sx={{ mb: 2 }}>
        {translate(`resources.${resource}.sections.${name}`)}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          columnGap: 3,
          rowGap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {children}
      </Box>
    </Card>
  );
}
