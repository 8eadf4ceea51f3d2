import type { Icon } from '../../../schemas/icon.ts';
import type { Area, Resource } from '../../../schemas/resource.ts';
import { mayDo } from '../../access/authProvider.ts';
import type { Me } from '../../access/me.ts';
import { placeIn } from '../../data/resources.ts';

export interface MenuEntry {
  readonly name: string;
  readonly path: string;
  readonly icon: Icon | undefined;
  /** Whether it leads to a tenant's one record, and not to a list. */
  readonly isSingle: boolean;
}

/** Entries that stand together; the nameless group comes without a heading. */
export interface MenuGroup {
  readonly name: string | undefined;
  readonly entries: readonly MenuEntry[];
}

/**
 * The side menu of an area: what the resources say of their place in it, less
 * what the user may not list or, of a single record, see. Groups stand where their first entry does.
 */
export function menuOf(area: Area, resources: readonly Resource[], me: Me | undefined): MenuGroup[] {
  const shown = resources
    .flatMap((resource) => {
      const place = placeIn(area, resource);
      const isSingle = resource.single === true;
      const isShown = place && mayDo(me, area, resource, isSingle ? 'show' : 'list');
      return isShown ? { name: resource.name, isSingle, ...place } : [];
    })
    .toSorted((a, b) => a.order - b.order || a.name.localeCompare(b.name));
  const groups = Map.groupBy(shown, ({ group }) => group);
  return [...groups].map(([name, members]) => ({
    name,
    entries: members.map(({ name: entry, icon, isSingle }) => ({
      name: entry,
      path: `/${area}/${entry}`,
      icon,
      isSingle,
    })),
  }));
}
