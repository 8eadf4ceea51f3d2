import { sql, type RawBuilder } from 'kysely';
import type { Resource } from '../../schemas/resource.ts';

/** Whose rows `t` a resource has: the tenant's, or all where they are the platform's. */
export const ownRows = ({ scope }: Pick<Resource, 'scope'>, tenant: string): RawBuilder<unknown> =>
  scope === 'tenant' ? sql`t.tenant_id = ${tenant}` : sql`true`;

/** Keys of records as an array of their type. */
export const keyArray = (key: 'uuid' | 'id', keys: readonly string[]): RawBuilder<unknown> =>
  key === 'uuid' ? sql`${keys}::uuid[]` : sql`${keys}::int[]`;
