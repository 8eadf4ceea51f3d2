import type { Area, Resource } from '../../../schemas/resource.ts';
import { mayDo } from '../../access/authProvider.ts';
import { hasHome } from '../../access/home.ts';
import type { Me } from '../../access/me.ts';
import { reportsFor } from '../../data/reports.ts';
import { resources as all, resourcesIn } from '../../data/resources.ts';
import { settingsIn, settingsPath } from '../../data/settings.ts';
import { menuOf, type EntryHead, type MenuEntry, type MenuPage } from './menuOf.ts';
import { resourceHeads, resourcePages } from './resourcePages.ts';

/** Returns the menu of an area for a user, in parts: resources, reports and settings. */
export const areaMenu = (
  area: Area,
  me: Me | undefined,
  resources: readonly Resource[] = all,
): readonly (readonly MenuEntry[])[] =>
  menuOf(
    [
      ...resourcePages(area, resources, me),
      ...simulationPages(area, me, resources),
      ...reportPages(area, me),
      ...settingsPages(area, me),
    ],
    [...resourceHeads(area, resources), { name: 'reports', group: 2, order: 100 }, settingsHead],
  );

/** Whether there is more than one page to choose from. */
export const hasMenu = (area: Area, me: Me | undefined): boolean =>
  areaMenu(area, me).flat().length + Number(hasHome(area, me)) > 1;

/** The page of reports, for users who may read any. */
function reportPages(area: Area, me: Me | undefined): MenuPage[] {
  if (reportsFor(me, area).length === 0) return [];
  return [{ name: 'reports', path: `/${area}/reports`, icon: 'report', label: ['reportPage.title', 1], order: 100 }];
}

/** The simulation of scenarios, for users who may list these. */
function simulationPages(area: Area, me: Me | undefined, resources: readonly Resource[]): MenuPage[] {
  const scenarios = resources.find(({ name }) => name === 'scenarios');
  if (area !== 'company' || !mayDo(me, area, scenarios, 'list')) return [];
  return [
    { name: 'simulation', path: `/${area}/simulation`, label: ['simulation.title', 1], order: 32, under: 'scenarios' },
  ];
}

/** The settings that are forms; lists among them declare it. */
const settingsPages = (area: Area, me: Me | undefined): MenuPage[] =>
  settingsIn(area, me, resourcesIn(area)).map(({ path, order, resource: { name } }) => ({
    name,
    path: `${settingsPath(area)}/${path}`,
    label: [`resources.${name}.tab`, 1],
    order,
    under: 'settings',
  }));

const settingsHead: EntryHead = {
  name: 'settings',
  group: 3,
  order: 200,
  own: { icon: 'settings', label: ['shell.settings', 1] },
};
