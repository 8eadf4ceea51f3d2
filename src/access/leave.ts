import { forgetTenant, routeTenant } from './tenant.ts';

let isOnTheWay = false;

/** Whether the page is being left for the sign-in page: nobody is to be asked whether they want to. */
export const isLeaving = (): boolean => isOnTheWay;

/**
 * Goes to the sign-in page by a full load, so that token, store and query cache
 * are gone with the page. `next` is where to come back to.
 */
export function leaveToSignIn(next?: string): void {
  const query = new URLSearchParams();
  const tenant = routeTenant();
  if (next) query.set('next', next);
  if (tenant) query.set('tenant', tenant);
  forgetTenant();
  isOnTheWay = true;
  addEventListener('pageshow', askAnew);
  location.assign(query.size > 0 ? `/login?${query}` : '/login');
}

/** The back button may bring the page that was left out of the browser's memory: it must ask who is there once more. */
function askAnew({ persisted }: PageTransitionEvent): void {
  if (persisted) location.reload();
}
