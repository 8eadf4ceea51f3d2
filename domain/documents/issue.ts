import type { Resource } from '../../schemas/resource.ts';
import { ownProperty, propertiesOf } from '../schema/property.ts';

/** The command that issues a draft, the resulting status and the required permission. */
export interface Issue {
  readonly command: string;
  readonly to: string;
  readonly needs: string;
}

type Documents = Pick<Resource, 'name' | 'schema' | 'actions' | 'status'>;

const counterOf = ({ schema }: Pick<Documents, 'schema'>) =>
  Object.entries(propertiesOf(schema)).find(([, { counter }]) => counter);

/** Returns the property with the number of a resource's documents; undefined if they have none. */
export const numberOf = (resource: Pick<Documents, 'schema'>): string | undefined => counterOf(resource)?.[0];

/**
 * Returns how documents of a resource are issued: by the first command that gives the number. Those that get it when
 * they are created are never drafts, and begin in the first status. Throws if the schema declares no such command.
 */
export function issueOf(resource: Documents): Issue {
  const [, { counter } = {}] = counterOf(resource) ?? [];
  const command = counter?.givenBy[0] ?? '';
  const [first] = ownProperty(resource.schema, resource.status ?? '')?.enum ?? [];
  if (command === 'create' && first !== undefined) return { command, to: String(first), needs: command };
  const { to, needs } = resource.actions?.commands[command] ?? {};
  if (!to || !needs) throw new Error(`No command of ${resource.name} gives the number and leads to a status`);
  return { command, to, needs };
}
