import GlobalStyles from '@mui/material/GlobalStyles';
import { Notification } from 'ra-ui-materialui';
import { menuWidth } from './theme/scale.ts';

const toast = '.MuiSnackbar-root.MuiSnackbar-root';

/** At the foot of the side menu; where it is closed, above the bar at the foot of a page that can be scrolled past it. */
const whereNothingIs = {
  [toast]: { bottom: 'calc(var(--footer, 0px) + 8px)' },
  // Beside the frame: whether something is anywhere within a page would be asked again at each key.
  [`[data-docked]:has(+ ${toast}) main`]: { paddingBottom: 'calc(var(--footer, 0px) + 96px)' },
  [`[data-docked=true] + ${toast}`]: { left: 8, bottom: 8, maxWidth: menuWidth - 16, '& > *': { minWidth: 0 } },
};

/** Messages that come and go, as plain text: the server's lines stay lines. Above the bar at the foot, where there is one. */
export function Toasts() {
  return (
    <>
      <GlobalStyles styles={whereNothingIs} />
      <Notification multiLine autoHideDuration={6000} anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }} />
    </>
  );
}
