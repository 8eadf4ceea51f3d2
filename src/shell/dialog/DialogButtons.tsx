import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { type ReactNode, use } from 'react';
import { WaitNote } from '../../forms/WaitNote.tsx';
import { ClosingContext } from './closing.ts';

interface DialogButtonsProps {
  /** While what the dialog asks for is done: there is no way out before it is known what became of it. */
  readonly pending: boolean;
  /** While something is asked that changes nothing: it is waited for, and may be left. */
  readonly looking?: boolean;
  readonly onClose: () => void;
  readonly autoFocus?: boolean;
  /** What leads back to an earlier step of it, in place of the way out. */
  readonly back?: { readonly label: string; readonly onBack: () => void } | undefined;
  /** The button that does it. */
  readonly children: ReactNode;
}

/** The foot of a dialog that does something: what it is waited for, the way out, and the act. */
export function DialogButtons({ pending, looking = false, onClose, autoFocus, back, children }: DialogButtonsProps) {
  const translate = useTranslate();
  const closing = use(ClosingContext);
  const leave = () => (closing ? closing.leave(onClose) : onClose());
  return (
    <>
      <WaitNote isPending={pending || looking} />
      <Button onClick={back?.onBack ?? leave} disabled={pending} autoFocus={autoFocus}>
        {back?.label ?? translate('common.back')}
      </Button>
      {children}
    </>
  );
}
