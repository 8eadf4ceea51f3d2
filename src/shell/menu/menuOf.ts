import type { Icon } from '../../../schemas/icon.ts';
import type { Area, Resource } from '../../../schemas/resource.ts';
import { mayDo } from '../../access/authProvider.ts';
import type { Me } from '../../access/me.ts';

export interface MenuEntry {
  readonly name: string;
  readonly path: string;
  readonly icon: Icon | undefined;
}

/** Entries that stand together; the nameless group comes without a heading. */
export interface MenuGroup {
  readonly name: string | undefined;
  readonly entries: readonly MenuEntry[];
}

/**
 * The side menu of an area: what the resources say of their place in it, less
 * what the user may not list. Groups stand where their first entry does.
 */
export function menuOf(area: Area, resources: readonly Resource[], me: Me | undefined): MenuGroup[] {
  const shown = resources
    .filter((resource) => resource.menu?.area === area && mayDo(me, area, resource, 'list'))
    .toSorted((a, b) => (a.menu?.order ?? 0) - (b.menu?.order ?? 0));
  const groups = Map.groupBy(shown, (resource) => resource.menu?.group);
  return [...groups].map(([name, members]) => ({
    name,
    entries: members.map(({ name: entry, menu }) => ({ name: entry, path: `/${area}/${entry}`, icon: menu?.icon })),
  }));
}
