import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { LiftToasts } from '../../shell/Toasts.tsx';

interface SaveBarProps {
  /** Other ways out, before the button that saves. */
  readonly children?: ReactNode;
}

/** Stays at the foot of the window while a form is longer than it. */
export function SaveBar({ children }: SaveBarProps) {
  return (
    <Stack
      direction="row"
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 1,
        mt: 2,
        py: 1.5,
        gap: 1,
        justifyContent: 'flex-end',
        alignItems: 'center',
        bgcolor: 'background.default',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <LiftToasts phone={60} wide={60} />
      {children}
      <SaveButton />
    </Stack>
  );
}

/** The same in a dialog, on its surface. */
export function DialogSaveBar({ children }: SaveBarProps) {
  return (
    <Stack direction="row" sx={{ mt: 2, mb: 1.5, gap: 1, justifyContent: 'flex-end' }}>
      {children}
      <SaveButton />
    </Stack>
  );
}

function SaveButton() {
  const translate = useTranslate();
  const { isSubmitting } = useFormState();
  return (
    <Button type="submit" variant="contained" loading={isSubmitting}>
      {translate('ra.action.save')}
    </Button>
  );
}
