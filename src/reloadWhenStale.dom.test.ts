import { expect, it, vi } from 'vitest';
import { reloadWhenStale } from './reloadWhenStale.ts';

const missing = (): boolean => dispatchEvent(new Event('vite:preloadError', { cancelable: true }));

it('does nothing without a network', () => {
  const reload = vi.fn();
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  reloadWhenStale(reload);
  expect(missing()).toBe(true);
  expect(reload).not.toHaveBeenCalled();
});

it('reloads a page whose files no longer exist, but not repeatedly', () => {
  const reload = vi.fn();
  sessionStorage.clear();
  reloadWhenStale(reload);
  expect(missing()).toBe(false);
  expect(missing()).toBe(true);
  expect(reload).toHaveBeenCalledTimes(1);
});
