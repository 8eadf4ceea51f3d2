import { without } from '../../../domain/schema/without.ts';
import tenants, { type Tenant } from '../../../schemas/resources/tenants.ts';
import type { ObjectSchema, Resource } from '../../../schemas/resource.ts';
import type { Db } from '../../db/transaction.ts';

/** What of a tenant its company says of itself, or is counted. */
const told = ['nif', 'location', 'currency', 'users', 'invoices', 'stored_bytes', 'owner_status'];

const { schema } = tenants;

/** Tenants as far as they are columns of their table: those are listed and locked by the engine. */
export const storedTenants: Resource = {
  ...tenants,
  schema: { ...schema, properties: without(schema.properties, told) as ObjectSchema['properties'] },
};

const selectTold = 'select tenant, told from tenants_told($1::uuid[])';

/** Tenants with what their companies say of themselves and what they use: for a page of them, not for all. */
export async function withTold(db: Db, stored: readonly object[]): Promise<Record<string, unknown>[]> {
  const keyed = stored as readonly Pick<Tenant, 'uuid'>[];
  const rows = await db.query<{ tenant: string; told: object }>(selectTold, [keyed.map(({ uuid }) => uuid)]);
  const byTenant = new Map(rows.map((row) => [row.tenant, row.told]));
  return keyed.map((one) => ({ ...one, ...byTenant.get(one.uuid ?? '') }));
}
