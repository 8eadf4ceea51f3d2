import { sql, type RawBuilder } from 'kysely';
import { propertiesOf } from '../../../domain/schema/property.ts';
import type { Resource } from '../../../schemas/resource.ts';

/** Returns the property (named like its column) that a command, or `create`, numbers; undefined if none. */
export const numberGivenBy = ({ schema }: Resource, command: string): string | undefined =>
  Object.entries(propertiesOf(schema)).find(([, { counter }]) => counter?.givenBy.includes(command))?.[0];

/**
 * Returns the tenant's next number. The counter stays locked until the transaction ends, so this is its last statement;
 * a rollback returns the number.
 */
export const nextNumber = ({ name }: Resource): RawBuilder<number> => sql`next_number(${name})`;
