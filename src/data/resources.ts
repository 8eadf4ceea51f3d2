import { visibleTo, withSeenStatuses } from '../../domain/access/visible.ts';
import type { Area, MenuPlace, Resource } from '../../schemas/resource.ts';
import { session } from '../access/console.ts';

const modules = import.meta.glob<{ default: Resource }>('../../schemas/resources/*/*.ts', { eager: true });

/** All resources of `schemas/resources` by name. */
export const resources: readonly Resource[] = Object.values(modules)
  .map((module) => module.default)
  .toSorted((a, b) => a.name.localeCompare(b.name));

const features: ReadonlyMap<string, string | undefined> = new Map(
  Object.entries(modules).map(([path, module]) => [module.default.name, path.split('/').at(-2)]),
);

/** Returns the feature of a resource: the folder of its schema. */
export const featureOf = (resource: string): string | undefined => features.get(resource);

/** Returns a resource as the signed-in user sees it. */
function visibleToUser(resource: Resource): Resource {
  const me = session.me();
  if (!me) return resource;
  const visible = visibleTo(resource, me.type, (name) => me.permissions.includes(`${name}:list`));
  return withSeenStatuses(visible, me.type);
}

/** Returns the resource of a name as the signed-in user sees it. Throws for an unknown name. */
export function resourceOf(name: string): Resource {
  const found = resources.find((resource) => resource.name === name);
  if (!found) throw new RangeError(`No schema describes the resource "${name}"`);
  return visibleToUser(found);
}

/** Returns the resources of an area as the user sees them. */
export function resourcesIn(area: Area): readonly Resource[] {
  return resources.filter((resource) => resource.access[area]).map(visibleToUser);
}

/** Returns whether a list has a page in an area: by a menu entry, or as the target of figures. */
export const hasListPage = (area: Area, resource: Pick<Resource, 'menu' | 'list'>): boolean =>
  placeIn(area, resource) !== undefined || resource.list.opens !== undefined;

/** Returns a resource's menu entry in an area, if any. */
export function placeIn(area: Area, { menu }: Pick<Resource, 'menu'>): MenuPlace | undefined {
  return menu?.find((place) => place.area === area);
}

/** Returns the path segment of a resource's pages in an area. */
export const addressIn = (area: string, name: string): string =>
  resources.find((each) => each.name === name)?.menu?.find((place) => place.area === area)?.path ?? name;

/** Returns the resource of such a segment. */
export const nameAt = (area: string, address: string): string =>
  resources.find(({ menu }) => menu?.some((place) => place.area === area && place.path === address))?.name ?? address;
