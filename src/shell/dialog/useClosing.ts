import { useMemo, useRef, useState } from 'react';
import type { Closing } from './closing.ts';

/** Closes a dialog immediately without unsaved input; otherwise `asked` is the pending action. */
export function useClosing(): { closing: Closing; asked: (() => void) | undefined; stay: () => void } {
  const holds = useRef(new Set<symbol>());
  const [asked, setAsked] = useState<{ readonly close: () => void }>();
  const closing = useMemo(
    (): Closing => ({
      hold: () => {
        const held = Symbol('held');
        holds.current.add(held);
        return () => void holds.current.delete(held);
      },
      leave: (close) => (holds.current.size > 0 ? setAsked({ close }) : close()),
    }),
    [],
  );
  return { closing, asked: asked?.close, stay: () => setAsked(undefined) };
}
