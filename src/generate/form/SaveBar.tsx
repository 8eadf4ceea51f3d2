import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { FooterBar } from '../../forms/FooterBar.tsx';
import { WaitNote } from '../../forms/WaitNote.tsx';

interface SaveBarProps {
  /** Other ways out, before the button that saves. */
  readonly children?: ReactNode;
}

/** The foot of a page's form. */
export function SaveBar({ children }: SaveBarProps) {
  return (
    <FooterBar>
      {children}
      <SaveButton />
    </FooterBar>
  );
}

/** The same in a dialog, on its surface. */
export function DialogSaveBar({ children }: SaveBarProps) {
  const { isSubmitting } = useFormState();
  return (
    <Stack direction="row" sx={{ mt: 2, mb: 1.5, gap: 1, flexWrap: 'wrap', justifyContent: 'flex-end' }}>
      <WaitNote isPending={isSubmitting} />
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
