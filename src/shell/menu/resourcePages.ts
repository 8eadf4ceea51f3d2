import type { Area, Resource } from '../../../schemas/resource.ts';
import { mayDo } from '../../access/authProvider.ts';
import type { Me } from '../../access/me.ts';
import { placeIn } from '../../data/resources.ts';
import type { EntryHead, MenuPage } from './menuOf.ts';

/** Returns the pages of an area's resources that the user may list or, for a single record, see. */
export function resourcePages(area: Area, resources: readonly Resource[], me: Me | undefined): MenuPage[] {
  return resources.flatMap((resource) => {
    const { name, single: isSingle = false } = resource;
    const place = placeIn(area, resource);
    if (!place || !mayDo(me, area, resource, isSingle ? 'show' : 'list')) return [];
    const { icon, under, group, order, path = name } = place;
    const label = [`resources.${name}.name`, isSingle ? 1 : 2] as const;
    return { name, path: `/${area}/${path}`, icon, under, group, order, label, ...(!isSingle && { list: name }) };
  });
}

/** Returns the entries that resources declare in an area. */
export const resourceHeads = (area: Area, resources: readonly Resource[]): EntryHead[] =>
  resources.flatMap((resource) => {
    const { under, group = 1, order = 0 } = placeIn(area, resource) ?? { under: '' };
    return under === undefined ? { name: resource.name, group, order } : [];
  });
