import type { Resource } from '../../schemas/resource.ts';

/**
 * Returns the locale keys that may name an action on a resource, in order of preference: specific to the resource,
 * general for the action, or the name of the command that needs it.
 */
export function permissionKeys(
  resource: string,
  action: string,
  { commands = {} }: Partial<NonNullable<Resource['actions']>> = {},
): readonly string[] {
  const [command = action] = Object.entries(commands).find(([, { needs }]) => needs === action) ?? [];
  return [
    `access.further.${resource}.${action}`,
    `access.actions.${action}`,
    `resources.${resource}.actions.${command}.name`,
  ];
}
