const key = 'ultramar.reloadedAt';

/** Milliseconds within which a second failure is no stale page but a missing network. */
const patience = 10_000;

/**
 * A page that stays open over a new version asks for files that are gone. It then loads itself anew, once: whatever
 * guards unsaved input still asks first.
 */
export function reloadWhenStale(reload: () => void = () => location.reload()): void {
  addEventListener('vite:preloadError', (event) => {
    const now = Date.now();
    // Without a network the page that is there is the best there is.
    if (!navigator.onLine || now - Number(sessionStorage.getItem(key)) < patience) return;
    sessionStorage.setItem(key, String(now));
    event.preventDefault();
    reload();
  });
}
