import type { Pool } from 'pg';
import { lineColumns } from '../../../server/engine/documents/lines/lineRows.ts';
import {
  futureTables,
  scheduledColumns,
} from '../../../server/features/invoicing/invoices/scheduled/futureInvoices.ts';
import { loadContracts } from '../../support/dueContracts.ts';

/** The due date of the first of each contract's four monthly invoices. */
export const firstDay = '2026-03-01';

/**
 * Loads contracts of four invoices each for every company, so that at least `due` invoices are due each month. Returns
 * the number of invoices due each month.
 */
export async function loadDue(owner: Pool, due: number): Promise<number> {
  const { rows: tenants } = await owner.query<{ id: string }>('select id from tenants order by id');
  const contracts = Math.ceil(due / tenants.length);
  for (const { id } of tenants) await loadContracts(owner, id, { contracts, occurrences: 4, from: firstDay });
  return contracts * tenants.length;
}

/** All numbers are of the series `default`. */
const copied = scheduledColumns.filter(({ column }) => column !== 'series_uuid');

/** The recurring run as one statement without checks: it creates the invoices of occurrence $1 of every contract. */
export const bareRun = `
  with made as (
    insert into invoices (tenant_id, uuid, number, type, status, public_hash, contract_uuid, occurrence, ${copied.map(({ column }) => column).join(', ')})
    select o.tenant_id, o.uuid, 1000000 * o.occurrence + row_number() over (partition by o.tenant_id), 'recurring', 'billed', o.uuid::text,
      o.contract_uuid, o.occurrence, ${copied.map(({ source }) => source).join(', ')}
    from ${futureTables} where o.occurrence = $1 returning tenant_id, uuid
  ), lines as (
    insert into invoice_items (tenant_id, invoice_uuid, ${lineColumns.join(', ')})
    select o.tenant_id, o.uuid, ${lineColumns.map((column) => `l.${column}`).join(', ')}
    from occurrences o join contract_items l on l.tenant_id = o.tenant_id and l.terms_uuid = o.terms_uuid
    where o.occurrence = $1
  )
  insert into outbox (tenant_uuid, topic, subject_uuid) select tenant_id, 'invoices.issued', uuid from made`;

/** Returns the duration of the work in seconds. */
export async function seconds(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1_000;
}
