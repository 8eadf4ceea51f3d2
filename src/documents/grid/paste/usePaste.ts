import { useCallback, useState } from 'react';
import { mostText } from './pasteLimits.ts';

interface Paste {
  /** What was pasted, while it is being looked through. */
  readonly text: string | undefined;
  readonly open: (text: string) => void;
  readonly close: () => void;
  /** The element where pasting rows opens the dialog. */
  readonly catchIn: (element: HTMLElement | null) => (() => void) | undefined;
}

/** Catches rows pasted into the grid before a cell takes them for its own text. */
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

/** More than one cell can hold: several cells or rows, or more text than the grid takes. */
export function holdsRows(text: string): boolean {
  return text.length > mostText || /[\t\n\r]/.test(text.trim());
}
