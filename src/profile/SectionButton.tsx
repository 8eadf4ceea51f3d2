import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { WaitNote } from '../forms/WaitNote.tsx';

/** The save button of a section. */
export function SectionButton({ children }: { readonly children: ReactNode }) {
  const { isSubmitting } = useFormState();
  return (
    <Box
      sx={{
        gridColumn: '1 / -1',
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'flex-end',
        alignItems: 'center',
        gap: 2,
        mb: 1.5,
      }}
    >
      <WaitNote isPending={isSubmitting} />
      <Button type="submit" variant="contained" loading={isSubmitting}>
        {children}
      </Button>
    </Box>
  );
}
