import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Component, type ReactNode } from 'react';
import { useDocumentTitle } from '../frame/useDocumentTitle.ts';
import { EmptyState } from './EmptyState.tsx';

/** A page failed. The retry is a full load, because browsers do not refetch failed modules. */
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

interface CrashBoundaryProps {
  readonly children: ReactNode;
  /** Replaces the failed content. */
  readonly fallback?: ReactNode;
}

/** Keeps the frame usable when a page fails. */
export class CrashBoundary extends Component<CrashBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override render(): ReactNode {
    const { children, fallback = <CrashPage /> } = this.props;
    return this.state.crashed ? fallback : children;
  }
}
