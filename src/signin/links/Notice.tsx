import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../shell/frame/useDocumentTitle.ts';
import { Frame } from '../Frame.tsx';

interface NoticeProps {
  readonly title: string;
  readonly text: string;
  /** Whether it reports a problem, which screen readers announce. */
  readonly isProblem?: boolean;
  /** The link and its text. */
  readonly to: string;
  readonly onward: string;
  readonly children?: ReactNode;
}

/** A page with one message and a link. */
export function Notice({ title, text, isProblem = false, to, onward, children }: NoticeProps) {
  useDocumentTitle(title);
  return (
    <Frame>
      <h1>{title}</h1>
      <p className="signin-quiet" role={isProblem ? 'alert' : 'status'}>
        {text}
      </p>
      {children}
      <a className="open-button open-button--primary signin-onward" href={to}>
        {onward}
      </a>
    </Frame>
  );
}
