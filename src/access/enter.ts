import type { Area } from '../../schemas/resource.ts';
import { mayEnter } from './areas.ts';
import { resume, session } from './console.ts';
import { leaveToSignIn } from './leave.ts';
import { setZone } from '../i18n/zone.ts';
import type { Me } from './me.ts';
import { forgetTenant, rememberTenant, tenantOf } from './tenant.ts';

/**
 * Opens an area: determines the session and tenant of the visit. Returns undefined while the browser leaves for another
 * page. Fails with `HttpError` if the server is unreachable.
 */
export async function enter(area: Area): Promise<Me | undefined> {
  if (area === 'company') rememberTenant(location.search);
  else forgetTenant();
  if (!(await resume())) {
    leaveToSignIn(`${location.pathname}${location.search}`);
    return undefined;
  }
  const me = session.me();
  if (!me) return undefined;
  setZone(me.time_zones?.[tenantOf(me) ?? '']);
  const isLost = area === 'company' && me.area !== 'company' && tenantOf(me) === undefined;
  if (!isLost && mayEnter(me, area)) return me;
  location.replace(`/${me.area}`);
  return undefined;
}
