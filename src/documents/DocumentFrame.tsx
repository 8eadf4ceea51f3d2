import type { Ref } from 'react';

interface DocumentFrameProps {
  readonly title: string;
  /** The URL of its pages, or the pages themselves. */
  readonly src?: string;
  readonly srcDoc?: string;
  readonly onShown: () => void;
  /** Called if the frame shows no document, with the code of the refusal if known. */
  readonly onRefused: (code: string | undefined) => void;
  readonly className?: string;
  readonly ref?: Ref<HTMLIFrameElement>;
}

/** A document's pages in a sandboxed frame. Plain, for pages without a session too. */
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
 * Returns whether a loaded frame shows a document: a refusal is JSON, a network failure the browser's own page; only a
 * document has drawn pages.
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
