import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import type { Icon } from '../../../schemas/icon.ts';
import { DialogButtons } from '../dialog/DialogButtons.tsx';
import { iconOf } from '../icons.ts';

interface ConfirmDialogProps {
  open: boolean;
  title: string;
  /** What it is done to, where the title does not say. Lines of it and of `content` are kept. */
  subject?: string;
  content: ReactNode;
  /** Names the act: "Delete", "Cancel invoice". */
  confirmLabel: string;
  destructive?: boolean;
  /** The sign of the act. */
  icon?: Icon | undefined;
  /** Whether there is nothing that the act would change. */
  disabled?: boolean;
  /** Whether it is still being read what the act would do: that is waited for. */
  looking?: boolean;
  /** While the act runs both buttons wait, and the question stays until it is known what became of it. */
  pending?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that cannot be taken back. Focus starts on the way out. */
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
      onClose={() => pending || onClose()}
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
