type Listener = () => void;

const listeners = new Set<Listener>();

/** Tells whoever listens that the server has done a write of this page. */
export function noteWrite(): void {
  for (const listener of listeners) listener();
}

/** Calls `listener` after each write of this page; answers how to stop that. */
export function onWrite(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
