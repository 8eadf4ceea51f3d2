import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { Component, type ReactNode } from 'react';
import { EmptyState } from './EmptyState.tsx';

/** Keeps the frame standing when a page fails: the menu still works, and the page can be tried again. */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override render(): ReactNode {
    if (!this.state.crashed) return this.props.children;
    return <Crash onRetry={() => this.setState({ crashed: false })} />;
  }
}

function Crash({ onRetry }: { onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <EmptyState
      titleAs="h1"
      title={translate('shell.crash.title')}
      hint={translate('shell.crash.hint')}
      action={
        <Button variant="outlined" onClick={onRetry}>
          {translate('common.retry')}
        </Button>
      }
    />
  );
}
