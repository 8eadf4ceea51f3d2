import { useEffect } from 'react';

/** How long a page must be visible to count as viewed, in milliseconds. */
const stay = 3_000;

const gestures = ['pointerdown', 'keydown', 'scroll'] as const;

/**
 * Calls `onViewed` once a person sees the page: it is visible, and the person does something or stays for some seconds.
 * Link scanners load the page without doing so.
 */
export function useViewed(isAwaited: boolean, onViewed: () => void): void {
  useEffect(() => {
    if (!isAwaited) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const count = () => {
      if (document.visibilityState !== 'visible' || signal.aborted) return;
      ending.abort();
      clearTimeout(timer);
      onViewed();
    };
    const wait = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible') timer = setTimeout(count, stay);
    };
    for (const gesture of gestures) addEventListener(gesture, count, { signal, passive: true });
    document.addEventListener('visibilitychange', wait, { signal });
    wait();
    return () => {
      ending.abort();
      clearTimeout(timer);
    };
  }, [isAwaited, onViewed]);
}
