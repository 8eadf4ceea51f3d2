import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';

interface EmptyChoicesProps {
  readonly hasFailed: boolean;
  /** What to do where there is nothing at all. */
  readonly none: string | undefined;
  readonly onRetry: () => void;
}

/** In place of options: that there are none, or that they could not be asked for. */
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
