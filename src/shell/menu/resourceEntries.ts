import type { Area, Resource } from '../../../schemas/resource.ts';
import { mayDo } from '../../access/authProvider.ts';
import type { Me } from '../../access/me.ts';
import { placeIn } from '../../data/resources.ts';
import type { MenuEntry } from './menuOf.ts';

/** Returns the menu entries of an area's resources that the user may list or, for a single record, see. */
export function resourceEntries(area: Area, resources: readonly Resource[], me: Me | undefined): MenuEntry[] {
  return resources.flatMap((resource) => {
    const { name, single: isSingle = false } = resource;
    const place = placeIn(area, resource);
    if (!place || !mayDo(me, area, resource, isSingle ? 'show' : 'list')) return [];
    const { icon, group, order, path = name } = place;
    const label = [`resources.${name}.name`, isSingle ? 1 : 2] as const;
    return { name, path: `/${area}/${path}`, icon, group, order, label, ...(!isSingle && { list: name }) };
  });
}
