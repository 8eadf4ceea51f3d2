import GlobalStyles from '@mui/material/GlobalStyles';
import { Notification } from 'react-admin';
import { menuWidth } from './theme/scale.ts';

const toast = '.MuiSnackbar-root.MuiSnackbar-root';

/** At the bottom of the side menu; if closed, above the bar at the bottom of the page. */
const whereNothingIs = {
  [toast]: { bottom: 'calc(var(--footer, 0px) + 8px)' },
  // Beside the frame, because `:has` over the whole page would be evaluated at each key.
  [`[data-docked]:has(+ ${toast}) main`]: { paddingBottom: 'calc(var(--footer, 0px) + 96px)' },
  [`[data-docked=true] + ${toast}`]: { left: 8, bottom: 8, maxWidth: menuWidth - 16, '& > *': { minWidth: 0 } },
};

/** Temporary messages as plain text with line breaks, above the bottom bar. */
export function Toasts() {
  return (
    <>
      <GlobalStyles styles={whereNothingIs} />
      <Notification multiLine autoHideDuration={6000} anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }} />
    </>
  );
}
