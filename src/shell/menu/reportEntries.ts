import type { Area } from '../../../schemas/resource.ts';
import type { Me } from '../../access/me.ts';
import { reportsFor } from '../../data/reports.ts';
import type { MenuEntry } from './menuOf.ts';

/** Returns the entry of reports, for users who may read any. */
export function reportEntries(area: Area, me: Me | undefined): MenuEntry[] {
  if (reportsFor(me, area).length === 0) return [];
  const name = 'reports';
  return [{ name, path: `/${area}/${name}`, icon: 'report', label: ['reportPage.menu', 1], order: 100 }];
}
