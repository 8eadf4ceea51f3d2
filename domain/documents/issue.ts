import type { Resource } from '../../schemas/resource.ts';
import { propertiesOf } from '../schema/property.ts';

/** The command that issues a draft, the resulting status and the required permission. */
export interface Issue {
  readonly command: string;
  readonly to: string;
  readonly needs: string;
}

/** Returns how the drafts of a resource are issued. Throws if its schema declares no command for the number. */
export function issueOf({ name, schema, actions }: Pick<Resource, 'name' | 'schema' | 'actions'>): Issue {
  const counter = Object.values(propertiesOf(schema)).find((property) => property.counter)?.counter;
  const command = counter?.givenBy[0] ?? '';
  const { to, needs } = actions?.commands[command] ?? {};
  if (!to || !needs) throw new Error(`No command of ${name} gives the number and leads to a status`);
  return { command, to, needs };
}
