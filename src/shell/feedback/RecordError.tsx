import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router';
import { HttpError } from '../../../dataProvider/httpError.ts';
import { EmptyState } from './EmptyState.tsx';
import { ErrorState } from './ErrorState.tsx';

interface RecordErrorProps {
  readonly error: Error;
  /** Where records like it are listed, if they are. */
  readonly listPath: string | undefined;
  readonly onRetry: () => void;
}

/** A record could not be read: tried again, unless it is not there, where its list is what helps. */
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
