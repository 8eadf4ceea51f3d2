const key = 'ultramar.reloadedAt';

/** Milliseconds within which a second failure indicates a missing network instead of a stale page. */
const patience = 10_000;

/** Reloads a page whose files are gone after an upgrade, once; guards of unsaved input still ask. */
export function reloadWhenStale(reload: () => void = () => location.reload()): void {
  addEventListener('vite:preloadError', (event) => {
    const now = Date.now();
    // Offline, the current page is the best option.
    if (!navigator.onLine || now - Number(sessionStorage.getItem(key)) < patience) return;
    sessionStorage.setItem(key, String(now));
    event.preventDefault();
    reload();
  });
}
