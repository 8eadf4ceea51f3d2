import type { Area } from '../../schemas/resource.ts';
import type { Me } from './me.ts';

const areas: readonly Area[] = ['company', 'accountants', 'admin'];

/** The area a path lies in. */
export function areaOf(pathname: string): Area | undefined {
  const first = pathname.split('/')[1];
  return areas.find((area) => area === first);
}

/** Accountants have their own area and enter the companies that let them in; everybody else has one. */
export function mayEnter(me: Me, area: Area): boolean {
  return area === me.area || (area === 'company' && me.area === 'accountants');
}

/**
 * Where to go after signing in: where the user was sent from, when that is a
 * page of ours in an area of theirs, else their own area.
 */
export function landingOf(me: Me, next: string | null, origin: string = location.origin): string {
  const own = `/${me.area}`;
  if (!next?.startsWith('/') || !URL.canParse(next, origin)) return own;
  const target = new URL(next, origin);
  const area = areaOf(target.pathname);
  const allowed = target.origin === origin && area !== undefined && mayEnter(me, area);
  return allowed ? `${target.pathname}${target.search}` : own;
}
