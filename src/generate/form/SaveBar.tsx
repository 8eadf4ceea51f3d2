import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { FooterBar } from '../../forms/FooterBar.tsx';

interface SaveBarProps {
  /** Other ways out, before the button that saves. */
  readonly children?: ReactNode;
  /** Why nothing can be saved, in place of the button. */
  readonly reason?: ReactNode;
}

/** The foot of a page's form. */
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
  /** The form it saves, where it stands in none. */
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
