import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { isObject } from '../../../domain/schema/isObject.ts';

/** The pages of this tab by history index, as seen since it was loaded. */
const pages = new Map<number, string>();

/** Returns the history index of the current page, as the router counts. */
function placeNow(): number | undefined {
  const state: unknown = history.state;
  return isObject(state) && typeof state['idx'] === 'number' ? state['idx'] : undefined;
}

/** Records visited pages. */
export function useTrail(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const place = placeNow();
    if (place !== undefined) pages.set(place, pathname);
  }, [pathname]);
}

/** Returns the page that the browser's back button leads to, if known. */
export function pageBefore(): string | undefined {
  const place = placeNow();
  return place === undefined ? undefined : pages.get(place - 1);
}
