/** Runs work when the page is idle; returns how to cancel it. */
export function whenIdle(work: () => void): () => void {
  // Safari lacks idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 1_000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work);
  return () => cancelIdleCallback(handle);
}
