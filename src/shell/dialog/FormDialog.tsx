import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { ComponentProps, ReactNode } from 'react';
import { DialogButtons } from './DialogButtons.tsx';
import { DialogFrame } from './DialogFrame.tsx';

interface FormDialogProps extends Omit<ComponentProps<typeof DialogFrame>, 'actions'> {
  /** The id of the form that the button submits. */
  readonly form: string;
  readonly pending: boolean;
  /** The text of the button. */
  readonly confirm: string;
  /** A further button, apart from those that close the dialog. */
  readonly beside?: ReactNode;
  /** Further properties of the button. */
  readonly button?: Pick<ButtonProps, 'color' | 'disabled' | 'loading' | 'startIcon'>;
}

/** A dialog with a form and the button that submits it. */
export function FormDialog({ form, pending, confirm, button, beside, ...frame }: FormDialogProps) {
  return (
    <DialogFrame
      size="sm"
      {...frame}
      pending={pending}
      actions={
        <>
          {beside && <Box sx={{ mr: 'auto', ml: -1 }}>{beside}</Box>}
          <DialogButtons pending={pending} onClose={frame.onClose}>
            <Button type="submit" form={form} variant="contained" loading={pending} {...button}>
              {confirm}
            </Button>
          </DialogButtons>
        </>
      }
    />
  );
}
