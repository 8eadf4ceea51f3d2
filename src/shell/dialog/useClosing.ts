import { useMemo, useRef, useState } from 'react';
import type { Closing } from './closingContext.ts';

/** Closes a dialog immediately without unsaved input; otherwise `deferred` is the pending action. */
export function useClosing(): { closing: Closing; deferred: (() => void) | undefined; stay: () => void } {
  const holds = useRef(new Set<symbol>());
  const [pending, setPending] = useState<{ readonly close: () => void }>();
  const closing = useMemo(
    (): Closing => ({
      hold: () => {
        const held = Symbol('held');
        holds.current.add(held);
        return () => void holds.current.delete(held);
      },
      leave: (close) => (holds.current.size > 0 ? setPending({ close }) : close()),
    }),
    [],
  );
  return { closing, deferred: pending?.close, stay: () => setPending(undefined) };
}
