import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { type ReactNode, use } from 'react';
import { WaitNote } from '../../forms/WaitNote.tsx';
import { ClosingContext } from './closingContext.ts';

interface DialogButtonsProps {
  /** Whether the action is running: the dialog cannot close before the result. */
  readonly pending: boolean;
  /** Whether a preview is loading, which does not prevent closing. */
  readonly looking?: boolean;
  readonly onClose: () => void;
  readonly autoFocus?: boolean;
  /** Leads to an earlier step, instead of closing. */
  readonly back?: { readonly label: string; readonly onBack: () => void } | undefined;
  /** The button of the action. */
  readonly children: ReactNode;
}

/** The footer of an action dialog: progress, cancel, and action. */
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
