import GlobalStyles from '@mui/material/GlobalStyles';
import { Notification } from 'ra-ui-materialui';

/** Messages that come and go, as plain text: the server's lines stay lines. */
export function Toasts() {
  return <Notification multiLine autoHideDuration={6000} anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }} />;
}

interface LiftToastsProps {
  /** The room a bar takes at the foot of the window, in pixels: on phones, and elsewhere. */
  readonly phone: number;
  readonly wide: number;
}

/** Keeps toasts above a bar at the foot of the window, so that its buttons can be used while one is read. */
export function LiftToasts({ phone, wide }: LiftToastsProps) {
  return (
    <GlobalStyles
      styles={(theme) => ({
        '.MuiSnackbar-root.MuiSnackbar-root': {
          bottom: phone + 8,
          [theme.breakpoints.up('sm')]: { bottom: wide + 8 },
        },
      })}
    />
  );
}
