import { seenBy } from '../../domain/access/seen.ts';
import type { Area, MenuPlace, Resource } from '../../schemas/resource.ts';
import { session } from '../access/console.ts';

const modules = import.meta.glob<{ default: Resource }>('../../schemas/resources/*.ts', { eager: true });

/** Every resource of `schemas/resources`, by their names. */
export const resources: readonly Resource[] = Object.values(modules)
  .map((module) => module.default)
  .toSorted((a, b) => a.name.localeCompare(b.name));

/** A resource as whoever is signed in meets it: without what is hidden from them. */
function seen(resource: Resource): Resource {
  const me = session.me();
  return me ? seenBy(resource, me.type) : resource;
}

/** The resource of that name, as whoever is signed in meets it. Throws on a name that no schema has. */
export function resourceOf(name: string): Resource {
  const found = resources.find((resource) => resource.name === name);
  if (!found) throw new RangeError(`No schema describes the resource "${name}"`);
  return seen(found);
}

/** The resources somebody in this area may meet, as they meet them. */
export function resourcesIn(area: Area): readonly Resource[] {
  return resources.filter((resource) => resource.access[area]).map(seen);
}

/** Whether a resource's list has a page in an area: what has a menu entry there, or is reached from figures of other pages. */
export const hasListPage = (area: Area, resource: Pick<Resource, 'menu' | 'list'>): boolean =>
  placeIn(area, resource) !== undefined || resource.list.opens !== undefined;

/** Where the side menu of an area shows a resource, if it does. */
export function placeIn(area: Area, { menu }: Pick<Resource, 'menu'>): MenuPlace | undefined {
  return menu?.find((place) => place.area === area);
}

/** The first part of the addresses of a resource's pages in an area, behind that of the area. */
export const addressIn = (area: string, name: string): string =>
  resources.find((each) => each.name === name)?.menu?.find((place) => place.area === area)?.path ?? name;

/** The name of the resource whose pages are at such an address. */
export const nameAt = (area: string, address: string): string =>
  resources.find(({ menu }) => menu?.some((place) => place.area === area && place.path === address))?.name ?? address;
