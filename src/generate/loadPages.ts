import type { Area } from '../../schemas/resource.ts';
import { generated, settingsPage, type GeneratedPage } from './generatedPages.ts';
import { nameAt, placeIn, resources, resourcesIn } from '../data/resources.ts';
import { viewOf } from './views.ts';

/** Returns the page and resource of a path in an area; undefined for its dashboard. */
export function pageAt(pathname: string): { resource: string; page: GeneratedPage } | undefined {
  const [, area = '', address, key, more] = pathname.split('/');
  if (!address) return undefined;
  const resource = nameAt(area, address);
  if (!key) return { resource, page: 'list' };
  if (key === 'create') return { resource, page: 'create' };
  return { resource, page: more === 'edit' ? 'edit' : 'show' };
}

/** Loads the code of the page at a path. A page whose code fails to load shows it itself. */
export async function loadPageAt(pathname: string): Promise<void> {
  const at = pageAt(pathname);
  if (at?.resource === 'settings') await settingsPage.load().catch(() => undefined);
  else if (at) await load(at.resource, at.page).catch(() => undefined);
}

/** Loads the code of all lists and settings in an area's menu. */
export async function loadLists(area: Area): Promise<void> {
  const listed = resourcesIn(area).filter((resource) => placeIn(area, resource));
  await Promise.allSettled(listed.map(({ name }) => load(name, 'list')));
}

function load(name: string, requested: GeneratedPage): Promise<void> {
  const resource = resources.find((each) => each.name === name);
  const page = resource?.single ? 'single' : requested;
  const view = page === 'list' || page === 'show' ? page : 'form';
  return (viewOf(name, view) ?? generated[page]).load();
}
