import { vi } from 'vitest';

/** Sets whether the page has room for the document's pages. */
export function setWide(isWide: boolean): void {
  const narrow = window.matchMedia('all');
  vi.stubGlobal('matchMedia', (media: string): MediaQueryList => ({ ...narrow, media, matches: isWide }));
}
