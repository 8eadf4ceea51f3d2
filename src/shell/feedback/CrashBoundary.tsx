import { Component, type ReactNode } from 'react';
import { CrashPage } from './CrashPage.tsx';

/** Keeps the frame standing when a page fails: the menu still works, and the page can be tried again. */
export class CrashBoundary extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override render(): ReactNode {
    return this.state.crashed ? <CrashPage /> : this.props.children;
  }
}
