import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { isObject } from '../../domain/schema/isObject.ts';

/** The pages of this tab by their places in its history, as far as they were seen since it was loaded. */
const pages = new Map<number, string>();

/** Where in the history the page stands, as the router counts. */
function placeNow(): number | undefined {
  const state: unknown = history.state;
  return isObject(state) && typeof state['idx'] === 'number' ? state['idx'] : undefined;
}

/** Remembers the pages that are come by. */
export function useTrail(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const place = placeNow();
    if (place !== undefined) pages.set(place, pathname);
  }, [pathname]);
}

/** The page that the browser's way back leads to, if that is known. */
export function pageBefore(): string | undefined {
  const place = placeNow();
  return place === undefined ? undefined : pages.get(place - 1);
}
