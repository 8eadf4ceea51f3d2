import type { Area, Resource, SettingsPlace } from '../../schemas/resource.ts';
import { mayDo } from '../access/authProvider.ts';
import type { Me } from '../access/me.ts';
import { resourcesIn } from './resources.ts';

/** A tab of the settings page. */
export interface SettingsTab extends SettingsPlace {
  readonly resource: Resource;
}

/** The address of the settings page of an area, which its tabs begin with. */
export const settingsPath = (area: Area): string => `/${area}/settings`;

/** The tabs of an area's settings that somebody may see, in their order. */
export function settingsIn(
  area: Area,
  me: Me | undefined,
  resources: readonly Resource[] = resourcesIn(area),
): SettingsTab[] {
  return resources
    .flatMap((resource) =>
      resource.settings && mayDo(me, area, resource, 'show') ? { ...resource.settings, resource } : [],
    )
    .toSorted((a, b) => a.order - b.order);
}
