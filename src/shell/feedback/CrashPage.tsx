import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useDocumentTitle } from '../useDocumentTitle.ts';
import { EmptyState } from './EmptyState.tsx';

/** A page failed. It is tried again by loading anew: code that could not be fetched is not asked for twice otherwise. */
export function CrashPage() {
  const translate = useTranslate();
  const title = translate('shell.crash.title');
  useDocumentTitle(title);
  return (
    <EmptyState
      titleAs="h1"
      title={title}
      hint={translate('shell.crash.hint')}
      action={
        <Button variant="outlined" onClick={() => location.reload()}>
          {translate('common.retry')}
        </Button>
      }
    />
  );
}
