import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';

/** Returns whether the server has no mail server, as its page tells. */
const storesMails = (): boolean => document.querySelector('meta[name="mails"][content="stored"]') !== null;

/** Says that mails are only stored, where no mail server is configured. */
export function StoredNotice() {
  const translate = useTranslate();
  return storesMails() ? (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {translate('delivery.stored')}
    </Alert>
  ) : null;
}
