import GlobalStyles from '@mui/material/GlobalStyles';

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
