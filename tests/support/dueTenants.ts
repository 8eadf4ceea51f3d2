import type { Pool } from 'pg';
import { loadTenant } from '../../server/start/demo/bulk/bulk.ts';
import { loadContracts, type DueContracts } from './dueContracts.ts';

/** Creates companies with running contracts and due invoices, as the owner. */
export async function loadDueTenants(owner: Pool, tenants: number, each: DueContracts): Promise<void> {
  for (let index = 1; index <= tenants; index += 1) {
    const slug = `load-${String(index).padStart(3, '0')}`;
    await loadTenant(owner, slug, 1);
    const { rows } = await owner.query<{ id: string }>('select id from tenants where slug = $1', [slug]);
    await loadContracts(owner, rows[0]?.id ?? '', each);
  }
}

/**
 * Counts invoices by kind of error after the recurring run: all counts are 0 if each was issued once and completely.
 */
export async function tallyOf(owner: Pool, until: string) {
  const { rows } = await owner.query<Record<keyof typeof faults | 'billed', number>>(tally, [until]);
  const { billed, ...wrong } = rows[0] ?? { billed: 0 };
  return { billed, wrong };
}

/** Counts issued recurring invoices. */
export async function billedOf(owner: Pool): Promise<number> {
  const { rows } = await owner.query<{ n: number }>(`select count(*)::int as n from invoices where type = 'recurring'`);
  return rows[0]?.n ?? 0;
}

const issued = `invoices i where i.type = 'recurring'`;

const faults = {
  'due and not billed': `select from occurrences o where o.created <= $1 and o.status <> 'billed'`,
  'billed and not due': `select from occurrences o where o.created > $1 and o.status = 'billed'`,
  'billed without an invoice of its dates': `select from occurrences o where o.status = 'billed' and not exists (select from ${issued}
    and (i.tenant_id, i.uuid, i.contract_uuid, i.occurrence, i.created, i.due_date, i.status)
      = (o.tenant_id, o.uuid, o.contract_uuid, o.occurrence, o.created, o.due_date, 'billed'))`,
  'invoices of none': `select from ${issued} and not exists (select from occurrences o
    where o.tenant_id = i.tenant_id and o.uuid = i.uuid and o.status = 'billed')`,
  'not of three lines': `select from ${issued} and
    (select count(*) from invoice_items l where l.tenant_id = i.tenant_id and l.invoice_uuid = i.uuid) <> 3`,
  'not open': `select from ${issued} and i.open_amount <> i.total`,
  'not of one mail': `select from ${issued} and
    (select count(*) from messages m join outbox b on b.tenant_uuid = m.tenant_id and b.subject_uuid = m.uuid
        and b.topic = 'document'
      where m.tenant_id = i.tenant_id and m.invoice_uuid = i.uuid and m.kind = 'document') <> 1`,
  'not of one beginning in the log': `select from ${issued} and (select count(*) from audit_log a
    where a.tenant_id = i.tenant_id and a.subject_uuid = i.uuid and a.row_uuid = i.uuid and a.action = 'created') <> 1`,
  'companies whose numbers have gaps': `select from ${issued} group by i.tenant_id
    having max(number) - min(number) + 1 <> count(distinct number)`,
  'companies whose counter is elsewhere': `select from counters c where c.name = 'invoices' and c.next - 1 <>
    (select max(number) from invoices i where i.tenant_id = c.tenant_id)`,
  'companies that count otherwise': `select from invoices i group by i.tenant_id, i.status having count(*) <>
    (select n from invoice_counts c where c.tenant_id = i.tenant_id and c.status = i.status)`,
  'runs that count otherwise': `select from runs r where r.billed = 0 or r.billed <>
    (select count(*) from occurrences o where o.tenant_id = r.tenant_id and o.run_uuid = r.uuid and o.status = 'billed')`,
  'runs that add up otherwise': `select from runs r where
    (select sum(amount) from run_sums s where s.tenant_id = r.tenant_id and s.run_uuid = r.uuid) is distinct from
    (select sum(i.total) from occurrences o join invoices i on i.tenant_id = o.tenant_id and i.uuid = o.uuid
      where o.tenant_id = r.tenant_id and o.run_uuid = r.uuid)`,
  'invoices of no run': `select from ${issued} and not exists (select from occurrences o
    where o.tenant_id = i.tenant_id and o.uuid = i.uuid and o.run_uuid is not null)`,
} as const;

const counted = Object.entries(faults).map(([name, rows]) => `(select count(*)::int from (${rows}) f) as "${name}"`);
const tally = `select (select count(*)::int from ${issued}) as billed, ${counted.join(', ')}`;
