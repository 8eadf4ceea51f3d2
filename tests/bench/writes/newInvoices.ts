import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';

type Headers = Record<string, string>;
type Stored = Record<'tenant' | 'invoice' | 'company' | 'entity' | 'item' | 'scenario', string>;

const createUrl = '/api/v2/invoice/invoices-single/create';

/** The keys of an invoice of the largest company, and of the records that it refers to. */
export async function storedInvoice(owner: Pool): Promise<Stored> {
  const { rows } = await owner.query<Stored>(`
    select i.tenant_id as tenant, i.uuid as invoice, i.service_provider_uuid as company, i.service_buyer_uuid as entity,
      l.item_uuid as item, l.scenery_uuid as scenario
    from tenants t join invoices i on i.tenant_id = t.id
    join invoice_items l on l.tenant_id = i.tenant_id and l.invoice_uuid = i.uuid where t.slug = 'load-001' limit 1`);
  const [stored] = rows;
  if (!stored) throw new Error('Nothing was loaded');
  return stored;
}

/** The body of a new invoice of three lines, based on a stored one. */
export function newInvoice({ company, entity, item, scenario }: Stored) {
  const today = new Date().toISOString().slice(0, 10);
  const line = { item: { uuid: item }, quantity: '1', price: '1250.00', scenery: { uuid: scenario } };
  return {
    service_provider_uuid: company,
    service_buyer_uuid: entity,
    currency: 'USD',
    created: today,
    due_date: `${Number(today.slice(0, 4)) + 1}${today.slice(4, 8)}01`,
    confirm_scenarios: true,
    items_invoice: [line, line, line],
  };
}

/** Creates invoices with the same body, 4 at a time; returns their paths. */
export async function createInvoices(
  app: FastifyInstance,
  headers: Headers,
  payload: object,
  count: number,
): Promise<string[]> {
  const paths: string[] = [];
  await eachOf(Array.from({ length: count }), async () => {
    const answer = await app.inject({ method: 'POST', url: createUrl, headers, payload });
    if (answer.statusCode !== 201) throw new Error(answer.body);
    paths.push(`/${answer.json<{ uuid: string }>().uuid}`);
  });
  return paths;
}

/** Runs the work for each item, 4 at a time. */
export async function eachOf<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = all.values();
  const some = async () => {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, beside 3 others
    for (const one of left) await work(one);
  };
  await Promise.all(Array.from({ length: 4 }, some));
}
