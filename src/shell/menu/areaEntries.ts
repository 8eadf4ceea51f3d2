import type { Area } from '../../../schemas/resource.ts';
import type { Me } from '../../access/me.ts';
import { resources } from '../../data/resources.ts';
import { menuOf, type MenuGroup, type MenuEntry } from './menuOf.ts';
import { resourceEntries } from './resourceEntries.ts';
import { reportsFor } from '../../data/reports.ts';

/** Returns the menu of an area for a user: resources and reports. */
export const areaEntries = (area: Area, me: Me | undefined): MenuGroup[] =>
  menuOf([...resourceEntries(area, resources, me), ...reportEntries(area, me)]);

/** Returns the entry of reports, for users who may read any. */
function reportEntries(area: Area, me: Me | undefined): MenuEntry[] {
  if (reportsFor(me, area).length === 0) return [];
  const name = 'reports';
  return [{ name, path: `/${area}/${name}`, icon: 'report', label: ['reportPage.menu', 1], order: 100 }];
}
