import { sql, type RawBuilder } from 'kysely';
import { propertiesOf } from '../../domain/schema/property.ts';
import type { Resource } from '../../schemas/resource.ts';

/** The property, called as its column, that a command of a resource numbers, or making a record (`create`); undefined where none. */
export const numberGivenBy = ({ schema }: Resource, command: string): string | undefined =>
  Object.entries(propertiesOf(schema)).find(([, { counter }]) => counter?.givenBy.includes(command))?.[0];

/**
 * The tenant's next number of a resource. Its counter stays locked until the transaction ends, so the statement that asks
 * comes last; what rolls back gives its number back: no gap, no double.
 */
export const nextNumber = ({ name }: Resource): RawBuilder<number> => sql`next_number(${name})`;
