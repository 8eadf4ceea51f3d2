import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { WaitNote } from '../../forms/WaitNote.tsx';

interface DialogButtonsProps {
  /** While what the dialog asks for is done: there is no way out before it is known what became of it. */
  readonly pending: boolean;
  readonly onClose: () => void;
  readonly autoFocus?: boolean;
  /** The button that does it. */
  readonly children: ReactNode;
}

/** The foot of a dialog that does something: what it is waited for, the way out, and the act. */
export function DialogButtons({ pending, onClose, autoFocus, children }: DialogButtonsProps) {
  const translate = useTranslate();
  return (
    <>
      <WaitNote isPending={pending} />
      <Button onClick={onClose} disabled={pending} autoFocus={autoFocus}>
        {translate('common.back')}
      </Button>
      {children}
    </>
  );
}
