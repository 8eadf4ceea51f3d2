import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';

const messages = ['sent', 'received', 'refused', 'unavailable'];

/** What the gateway said of the payment from which a user of a client returns. */
export default function ReturnedNotice() {
  const translate = useTranslate();
  const message = new URLSearchParams(useLocation().search).get('payment') ?? '';
  if (!messages.includes(message)) return null;
  return (
    <Alert severity={message === 'sent' || message === 'received' ? 'success' : 'error'} sx={{ mb: 2 }}>
      {translate(`invoiceActions.pay.${message}`)}
    </Alert>
  );
}
