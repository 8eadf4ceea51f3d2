import type { Pool, PoolClient } from 'pg';
import { mapAtOnce } from '../../../base/mapConcurrently.ts';
import { insertInvoices, insertLines, insertReceipts, insertRegistrations, makeBatch } from './bulkStatements.ts';

/** The number of tenants in a bulk load, and the share of the largest. */
const tenants = 200;
const largestShare = 0.3;

/** Invoices per statement: with more, the indexes of a batch exceed memory. */
const batch = 10_000;

/** Returns the invoices of each tenant: the first has its share, the rest follow Zipf's law. */
export function sharesOf(invoices: number, largest = Math.floor(invoices * largestShare)): number[] {
  const weights = Array.from({ length: tenants - 1 }, (_, index) => 1 / (index + 2));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const others = weights.map((weight) => Math.floor(((invoices - largest) * weight) / sum));
  const rest = invoices - largest - others.reduce((total, share) => total + share, 0);
  return [largest + rest, ...others];
}

/** Returns the number of entities and items of a company with this many invoices. */
const entitiesOf = (invoices: number): number => Math.max(3, Math.ceil(invoices / 50));
const itemsOf = (invoices: number): number => Math.max(5, Math.min(200, Math.ceil(invoices / 500)));

/**
 * Loads invoices of one to four lines in bulk, over 200 tenants `load-001` to `load-200`, each with its own
 * registrations. As the owner, because the application's role sees one tenant.
 */
export async function loadBulk(owner: Pool, invoices: number, say: (line: string) => void): Promise<void> {
  let loaded = 0;
  for (const [index, share] of sharesOf(invoices).entries()) {
    await loadTenant(owner, slugAt(index), share);
    loaded += share;
    say(`${loaded} of ${invoices} invoices`);
  }
  await owner.query('vacuum (analyze)');
}

/** Returns the slug of a tenant by its place among the shares. */
export const slugAt = (index: number): string => `load-${String(index + 1).padStart(3, '0')}`;

/** How `loadTenant` writes invoices. */
interface Writing {
  /** The statements that write the invoices, lines and receipts of a batch. */
  readonly statements?: readonly string[];
  /** The number of batches written concurrently. With triggers, they would wait for each other. */
  readonly lanes?: number;
}

const whole = [insertInvoices, insertLines, insertReceipts];

const setTenant = "select set_config('app.tenant', $1, true), set_config('app.actor', 'bulk load', true)";

/** Loads one tenant with registrations and invoices. */
export async function loadTenant(
  owner: Pool,
  slug: string,
  share: number,
  { statements = whole, lanes = 1 }: Writing = {},
): Promise<void> {
  const { rows } = await owner.query<{ id: string }>('insert into tenants (slug, name) values ($1, $2) returning id', [
    slug,
    `Carga ${slug}`,
  ]);
  const tenant = rows[0]?.id ?? '';
  await asTenant(owner, tenant, (client) =>
    client.query(insertRegistrations(entitiesOf(share), itemsOf(share)), [tenant]),
  );
  const batches = Array.from({ length: Math.ceil(share / batch) }, (_, index) => index * batch);
  await mapAtOnce(batches, lanes, (done) =>
    asTenant(owner, tenant, async (client) => {
      await client.query(makeBatch, [tenant, done + 1, Math.min(share, done + batch)]);
      for (const statement of statements) await client.query(statement, [tenant]);
    }),
  );
  await asTenant(owner, tenant, async (client) => {
    await client.query("insert into counters (tenant_id, name, next) values ($1, 'invoices', $2)", [tenant, share + 1]);
    // A worker would do this within minutes.
    await client.query('select add_up_days($1)', [share]);
  });
}

/** Works in one transaction, so that a failure leaves no partial invoice. */
async function asTenant(owner: Pool, tenant: string, work: (client: PoolClient) => Promise<unknown>): Promise<void> {
  const client = await owner.connect();
  try {
    await client.query('begin');
    await client.query(setTenant, [tenant]);
    await work(client);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
