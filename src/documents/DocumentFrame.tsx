import type { Ref } from 'react';

interface DocumentFrameProps {
  readonly title: string;
  /** The address of its pages, or the pages themselves. */
  readonly src?: string;
  readonly srcDoc?: string;
  readonly onShown: () => void;
  /** It holds no document: the code of the refusal it holds instead, if it is one of ours. */
  readonly onRefused: (code: string | undefined) => void;
  readonly className?: string;
  readonly ref?: Ref<HTMLIFrameElement>;
}

/** A document's drawn pages in a frame that may run nothing. Plain, for the pages without a session too. */
export function DocumentFrame({ title, onShown, onRefused, ...frame }: DocumentFrameProps) {
  return (
    <iframe
      {...frame}
      title={title}
      sandbox="allow-same-origin allow-popups"
      onLoad={({ currentTarget }) => (showsPages(currentTarget) ? onShown() : onRefused(refusalOf(currentTarget)))}
    />
  );
}

/**
 * Whether a loaded frame shows a document: a refusal arrives as JSON and a dead
 * server as the browser's own page; only a document has drawn pages.
 */
function showsPages(frame: HTMLIFrameElement): boolean {
  return Boolean(frame.contentDocument?.querySelector('svg'));
}

function refusalOf(frame: HTMLIFrameElement): string | undefined {
  try {
    const { code }: { code?: unknown } = JSON.parse(frame.contentDocument?.body.textContent ?? '');
    return typeof code === 'string' ? code : undefined;
  } catch {
    return undefined;
  }
}
