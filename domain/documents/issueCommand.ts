import type { Resource } from '../../schemas/resource.ts';
import { propertiesOf } from '../schema/property.ts';

/** Returns the command that issues drafts of a resource: the first that gives the number. Undefined without drafts. */
export function issueCommandOf({ schema, actions }: Pick<Resource, 'schema' | 'actions'>): string | undefined {
  const counter = Object.values(propertiesOf(schema)).find((property) => property.counter)?.counter;
  return counter?.givenBy.find((name, index) => index === 0 && actions?.commands[name]?.to !== undefined);
}
