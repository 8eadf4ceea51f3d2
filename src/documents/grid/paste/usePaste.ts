import { useCallback, useState } from 'react';
import { mostText } from './pasteLimits.ts';

interface Paste {
  /** The pasted text, during its preview. */
  readonly text: string | undefined;
  readonly open: (text: string) => void;
  readonly close: () => void;
  /** The element whose pasted rows open the dialog. */
  readonly catchIn: (element: HTMLElement | null) => (() => void) | undefined;
}

/** Intercepts pasted rows before a cell takes them as text. */
export function usePaste(): Paste {
  const [text, setText] = useState<string>();
  const catchIn = useCallback((element: HTMLElement | null) => {
    const listen = (event: ClipboardEvent) => {
      const pasted = event.clipboardData?.getData('text/plain') ?? '';
      if (!holdsRows(pasted)) return;
      event.preventDefault();
      setText(pasted);
    };
    element?.addEventListener('paste', listen);
    return () => element?.removeEventListener('paste', listen);
  }, []);
  return { text, open: setText, close: () => setText(undefined), catchIn };
}

/** Returns whether a text is more than one cell: several cells or rows, or too much text. */
export function holdsRows(text: string): boolean {
  return text.length > mostText || /[\t\n\r]/.test(text.trim());
}
