import type { Area, Resource, SettingsPlace } from '../../schemas/resource.ts';
import { mayDo } from '../access/authProvider.ts';
import type { Me } from '../access/me.ts';
import { resourcesIn } from './resources.ts';

/** A tab of the settings page. */
export interface SettingsTab extends SettingsPlace {
  readonly resource: Resource;
}

/** Returns the path of an area's settings page. */
export const settingsPath = (area: Area): string => `/${area}/settings`;

/** Returns the settings tabs that a user may see, in order. */
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
