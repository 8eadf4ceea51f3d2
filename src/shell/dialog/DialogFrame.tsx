import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTheme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { type ReactNode, useId, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { LeaveQuestion } from '../feedback/LeaveQuestion.tsx';
import { closeDialog } from './closeDialog.ts';
import { ClosingContext, type Closing } from './closingContext.ts';

interface DialogFrameProps {
  readonly title: string;
  /** The record, as its row names it. */
  readonly subtitle?: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly size?: 'xs' | 'sm' | 'md' | 'lg';
  /** Whether the action is running: the dialog stays open. */
  readonly pending?: boolean;
  /** Whether the content is read-only: it is focusable for scrolling. */
  readonly readOnly?: boolean;
  /** Whether to use the full height, for content that scrolls itself. */
  readonly tall?: boolean;
}

/** A line above the footer while there is more to scroll to: the surface at the end of the content covers it. */
const moreBelow = {
  background:
    'linear-gradient(var(--surface), var(--surface)) bottom / 100% 2px no-repeat local, linear-gradient(var(--line), var(--line)) bottom / 100% 1px no-repeat scroll',
} as const;

/** On a phone, the buttons with a frame fill their rows. */
const footer = {
  pt: 1,
  flexWrap: 'wrap',
  '& > :is(.MuiButton-contained, .MuiButton-outlined)': { flexGrow: { xs: 1, sm: 0 } },
} as const;

/** The frame of every modal: title, close button, content and buttons. It asks before input is lost. */
export function DialogFrame({
  title,
  subtitle,
  onClose,
  children,
  actions,
  size = 'xs',
  pending = false,
  readOnly = false,
  tall = false,
}: DialogFrameProps) {
  const translate = useTranslate();
  const theme = useTheme();
  const isLarge = size === 'md' || size === 'lg';
  const fillsScreen = useMediaQuery(theme.breakpoints.down('sm')) && isLarge;
  const heading = useId();
  const { closing, deferred, stay } = useClosing();
  const close = () => pending || closing.leave(onClose);

  return (
    <Dialog
      open
      fullWidth
      fullScreen={fillsScreen}
      maxWidth={size}
      onClose={closeDialog(close)}
      aria-labelledby={heading}
      slotProps={{ paper: { sx: fillsScreen ? { m: 0 } : tall ? { height: 'calc(100% - 64px)' } : {} } }}
    >
      <Stack direction="row" sx={{ alignItems: 'flex-start', p: 2, pl: 3, gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0, pt: 0.5, overflowWrap: 'anywhere' }}>
          <DialogTitle id={heading} sx={{ p: 0 }}>
            {title}
          </DialogTitle>
          {subtitle && (
            <Typography color="textSecondary" sx={{ whiteSpace: 'pre-line' }}>
              {subtitle}
            </Typography>
          )}
        </Box>
        <IconButton
          onClick={close}
          disabled={pending}
          aria-label={translate('shell.dialog.close')}
          sx={{ flex: 'none' }}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      </Stack>
      <ClosingContext value={closing}>
        <DialogContent
          onKeyDown={pressInDialog}
          tabIndex={readOnly ? 0 : undefined}
          sx={{ display: 'flex', flexDirection: 'column', gap: 2, pb: actions ? 1 : 3, ...(actions && moreBelow) }}
        >
          {children}
        </DialogContent>
        {actions && (
          <DialogActions disableSpacing sx={footer}>
            {actions}
          </DialogActions>
        )}
      </ClosingContext>
      <LeaveQuestion open={deferred !== undefined} onLeave={() => deferred?.()} onStay={stay} />
    </Dialog>
  );
}

/** Handles keys that the fields of a dialog do not use. */
function pressInDialog(event: KeyboardEvent<HTMLElement>): void {
  if (event.key === 'Escape') keepUsedEscape(event);
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submitFrom(event);
}

/** An Escape that a field has used does not close the dialog. */
function keepUsedEscape(event: KeyboardEvent): void {
  if (event.defaultPrevented) event.stopPropagation();
}

/** Ctrl+Enter submits the form of the focused field, if enabled. */
function submitFrom({ target, currentTarget, defaultPrevented }: KeyboardEvent<HTMLElement>): void {
  // React also forwards events of nested dialogs.
  if (defaultPrevented || !(target instanceof Element) || !currentTarget.contains(target)) return;
  const buttons = [...(target.closest('form')?.elements ?? [])].filter((field) => field instanceof HTMLButtonElement);
  buttons.find(({ type }) => type === 'submit')?.click();
}

/** Closes a dialog immediately without unsaved input; otherwise `deferred` is the pending action. */
function useClosing(): { closing: Closing; deferred: (() => void) | undefined; stay: () => void } {
  const holds = useRef(new Set<symbol>());
  const [pending, setPending] = useState<{ readonly close: () => void }>();
  const closing = useMemo(
    (): Closing => ({
      hold: () => {
        const held = Symbol('held');
        holds.current.add(held);
        return () => void holds.current.delete(held);
      },
      leave: (close) => (holds.current.size > 0 ? setPending({ close }) : close()),
    }),
    [],
  );
  return { closing, deferred: pending?.close, stay: () => setPending(undefined) };
}
