import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import type { Icon } from '../../../schemas/icon.ts';
import { closeDialog } from '../dialog/closeDialog.ts';
import { DialogButtons } from '../dialog/DialogButtons.tsx';
import { iconOf } from '../display/icons.ts';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** The affected record, if the title does not name it. Line breaks are kept. */
  subject?: string;
  content: ReactNode;
  /** The action: "Delete", "Cancel invoice". */
  confirmLabel: string;
  destructive?: boolean;
  /** The icon of the action. */
  icon?: Icon | undefined;
  /** Whether the action would change nothing. */
  disabled?: boolean;
  /** Whether a preview is still loading. */
  looking?: boolean;
  /** Whether the action is running: both buttons wait until the result is known. */
  pending?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an irreversible action. Focus starts on cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    subject,
    content,
    confirmLabel,
    destructive = false,
    icon,
    disabled = false,
    looking = false,
    pending = false,
    onConfirm,
    onClose,
  } = props;
  const id = useId();
  const Sign = iconOf(icon);
  return (
    <Dialog
      open={open}
      onClose={closeDialog(() => pending || onClose())}
      maxWidth="xs"
      fullWidth
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-content`}
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText component="div" id={`${id}-content`} sx={{ whiteSpace: 'pre-line' }}>
          {subject && (
            <Typography variant="subtitle2" component="p" color="textPrimary" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
              {subject}
            </Typography>
          )}
          {content}
        </DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <DialogButtons pending={pending} onClose={onClose} autoFocus>
          <Button
            variant="contained"
            color={destructive ? 'error' : 'primary'}
            startIcon={icon && <Sign />}
            disabled={disabled}
            onClick={onConfirm}
            loading={pending || looking}
          >
            {confirmLabel}
          </Button>
        </DialogButtons>
      </DialogActions>
    </Dialog>
  );
}
