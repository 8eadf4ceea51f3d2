type Listener = () => void;

const listeners = new Set<Listener>();

/** Notifies listeners of a successful write of this page. */
export function noteWrite(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` after each write of this page; returns the unsubscribe function. */
export function onWrite(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
