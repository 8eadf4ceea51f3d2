import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';

interface ErrorStateProps {
  /** The server's message or a locale key; by default that data could not be loaded. */
  message?: string;
  onRetry?: () => void;
}

/** A loading error with a retry button. */
export function ErrorState({ message, onRetry }: ErrorStateProps) {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      sx={{ my: 2 }}
      action={
        onRetry && (
          <Button color="inherit" size="small" onClick={onRetry}>
            {translate('common.retry')}
          </Button>
        )
      }
    >
      {translate(message ?? 'common.unableToLoadData', { _: message })}
    </Alert>
  );
}
