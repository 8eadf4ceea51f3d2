import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';

interface ErrorStateProps {
  /** What the server said, or a key of ours; without it, that the data could not be loaded. */
  message?: string;
  onRetry?: () => void;
}

/** Loading failed: says why, and offers to try again. */
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
