import { Notification } from 'ra-ui-materialui';

/** Messages that come and go, as plain text: the server's lines stay lines. */
export function Toasts() {
  return <Notification multiLine autoHideDuration={6000} anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }} />;
}
