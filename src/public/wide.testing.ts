import { vi } from 'vitest';

/** Gives the page the room, or not, that the document's pages take. */
export function setWide(isWide: boolean): void {
  const narrow = window.matchMedia('all');
  vi.stubGlobal('matchMedia', (media: string): MediaQueryList => ({ ...narrow, media, matches: isWide }));
}
