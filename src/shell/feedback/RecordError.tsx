import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { HttpError } from '../../../dataProvider/httpError.ts';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';

interface RecordErrorProps {
  readonly error: Error;
  /** The list of such records, if any. */
  readonly listPath: string | undefined;
  readonly onRetry: () => void;
}

/** A record could not be read: offers a retry, or for a missing record its list. */
export function RecordError({ error, listPath, onRetry }: RecordErrorProps) {
  const translate = useTranslate();
  const isMissing = error instanceof HttpError && error.status === 404;
  if (!isMissing || listPath === undefined) return <ErrorState message={error.message} onRetry={onRetry} />;
  return (
    <EmptyState
      title={error.message}
      hint={translate('shell.missingRecord.hint')}
      action={
        <Button variant="outlined" component={Link} to={listPath}>
          {translate('shell.missingRecord.list')}
        </Button>
      }
    />
  );
}
