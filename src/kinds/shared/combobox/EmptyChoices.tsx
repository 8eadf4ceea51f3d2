import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';

interface EmptyChoicesProps {
  readonly hasFailed: boolean;
  /** A hint for an empty list. */
  readonly none: string | undefined;
  readonly onRetry: () => void;
}

/** Replaces options: none found, or the request failed. */
export function EmptyChoices({ hasFailed, none, onRetry }: EmptyChoicesProps) {
  const translate = useTranslate();
  if (!hasFailed) return none ?? translate('common.noRecordFound');
  return (
    <span role="alert">
      {translate('generate.search.failed')} {/* The field keeps the focus, and what was typed in it. */}
      <Button size="small" onMouseDown={(event) => event.preventDefault()} onClick={onRetry}>
        {translate('common.retry')}
      </Button>
    </span>
  );
}
