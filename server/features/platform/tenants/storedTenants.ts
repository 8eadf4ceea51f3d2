import { without } from '../../../../domain/schema/without.ts';
import tenants, { type Tenant } from '../../../../schemas/resources/platform/tenants.ts';
import type { ObjectSchema, Resource } from '../../../../schemas/resource.ts';
import type { Db } from '../../../database/transaction.ts';

/** Values of a tenant from its company, and counts. */
const computed = ['nif', 'location', 'currency', 'users', 'invoices', 'stored_bytes', 'owner_status'];

const { schema } = tenants;

/** The stored columns of tenants, which the engine lists and locks. */
export const storedTenants: Resource = {
  ...tenants,
  schema: { ...schema, properties: without(schema.properties, computed) as ObjectSchema['properties'] },
};

const selectDetails = 'select tenant, details from tenant_details($1::uuid[])';

/** Adds company data and usage to a page of tenants. */
export async function withDetails(db: Db, stored: readonly object[]): Promise<Record<string, unknown>[]> {
  const keyed = stored as readonly Pick<Tenant, 'uuid'>[];
  const rows = await db.query<{ tenant: string; details: object }>(selectDetails, [keyed.map(({ uuid }) => uuid)]);
  const byTenant = new Map(rows.map((row) => [row.tenant, row.details]));
  return keyed.map((one) => ({ ...one, ...byTenant.get(one.uuid ?? '') }));
}
