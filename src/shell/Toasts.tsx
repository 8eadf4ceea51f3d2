import GlobalStyles from '@mui/material/GlobalStyles';
import { Notification } from 'ra-ui-materialui';

/** Messages that come and go, as plain text: the server's lines stay lines. Above the bar at the foot, where there is one. */
export function Toasts() {
  return (
    <>
      <GlobalStyles styles={{ '.MuiSnackbar-root.MuiSnackbar-root': { bottom: 'calc(var(--footer, 0px) + 8px)' } }} />
      <Notification multiLine autoHideDuration={6000} anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }} />
    </>
  );
}
