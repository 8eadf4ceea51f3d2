import { forgetTenant, routeTenant } from './tenant.ts';

let isOnTheWay = false;

/** Whether the page is leaving for the sign-in page; then no question about unsaved changes appears. */
export const isLeaving = (): boolean => isOnTheWay;

/**
 * Goes to the sign-in page by a full load, which clears token, store and query cache. `next` is the page to return to.
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

/** The back button may restore a page from memory: it must check the session again. */
function askAnew({ persisted }: PageTransitionEvent): void {
  if (persisted) location.reload();
}
