import type { Area } from '../../schemas/resource.ts';
import type { Me } from './me.ts';

const areas: readonly Area[] = ['company', 'accountants', 'admin'];

/** Returns the area of a path. */
export function areaOf(pathname: string): Area | undefined {
  const first = pathname.split('/')[1];
  return areas.find((area) => area === first);
}

/**
 * Returns whether the user may enter an area: accountants enter their own and companies that granted access; all others
 * have one area.
 */
export function mayEnter(me: Me, area: Area): boolean {
  return area === me.area || (area === 'company' && me.area === 'accountants');
}

/**
 * Returns the destination after sign-in: `next` if it is one of our pages in an area of the user, else their own area.
 */
export function landingOf(me: Me, next: string | null, origin: string = location.origin): string {
  const own = `/${me.area}`;
  if (!next?.startsWith('/') || !URL.canParse(next, origin)) return own;
  const target = new URL(next, origin);
  const area = areaOf(target.pathname);
  const allowed = target.origin === origin && area !== undefined && mayEnter(me, area);
  return allowed ? `${target.pathname}${target.search}` : own;
}
