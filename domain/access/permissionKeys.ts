import type { Resource } from '../../schemas/resource.ts';

/**
 * The locale keys that may name an action on a resource, in order of preference: a name for this resource alone, the name
 * that the action has everywhere, or the name of the command that needs it.
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
