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

/** The property that names a record of a resource to a person. */
export const labelOf = (name: string): string => resourceOf(name).label;

/** The resources somebody in this area may meet, as they meet them. */
export function resourcesIn(area: Area): readonly Resource[] {
  return resources.filter((resource) => resource.access[area]).map(seen);
}

/** Where the side menu of an area shows a resource, if it does. */
export function placeIn(area: Area, { menu }: Pick<Resource, 'menu'>): MenuPlace | undefined {
  return menu?.find((place) => place.area === area);
}
