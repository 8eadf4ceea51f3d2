import Button from '@mui/material/Button';
import { useBasename, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { EmptyState } from './feedback/EmptyState.tsx';
import { useDocumentTitle } from './frame/useDocumentTitle.ts';

/** An unknown URL. */
export function NotFound() {
  return <Notice name="notFound" />;
}

/** A page that the user may not see. */
export function AccessDenied() {
  return <Notice name="accessDenied" />;
}

function Notice({ name }: { name: 'notFound' | 'accessDenied' }) {
  const translate = useTranslate();
  const home = useBasename();
  const title = translate(`shell.${name}.title`);
  useDocumentTitle(title);
  return (
    <EmptyState
      titleAs="h1"
      title={title}
      hint={translate(`shell.${name}.hint`)}
      action={
        <Button variant="outlined" component={Link} to={home}>
          {translate('shell.notFound.home')}
        </Button>
      }
    />
  );
}
