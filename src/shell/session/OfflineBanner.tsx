import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Shows that the browser is offline. */
export function OfflineBanner() {
  const translate = useTranslate();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!isOnline && (
        <Alert role="presentation" severity="warning" variant="standard" sx={{ borderRadius: 0 }}>
          {translate('shell.offline')}
        </Alert>
      )}
    </div>
  );
}
