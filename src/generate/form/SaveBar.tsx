import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { FooterBar } from '../../forms/FooterBar.tsx';

interface SaveBarProps {
  /** Other buttons, before the save button. */
  readonly children?: ReactNode;
  /** Replaces the button with the reason that nothing can be saved. */
  readonly reason?: ReactNode;
}

/** The footer of a form page. */
export function SaveBar({ children, reason }: SaveBarProps) {
  const { isSubmitting } = useFormState();
  return (
    <FooterBar>
      {children}
      {reason || <SaveButton isSaving={isSubmitting} />}
    </FooterBar>
  );
}

interface SaveButtonProps {
  /** The form to save, if it is not an ancestor. */
  readonly form?: string;
  readonly isSaving: boolean;
}

export function SaveButton({ form, isSaving }: SaveButtonProps) {
  const translate = useTranslate();
  return (
    <Button type="submit" form={form} variant="contained" loading={isSaving}>
      {translate('ra.action.save')}
    </Button>
  );
}
