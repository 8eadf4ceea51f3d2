import type { Pool as OwnerPool } from 'pg';
import { loadTenant } from '../../server/start/demo/bulk/bulk.ts';
import { inTenant } from '../../server/database/transaction.ts';
import type { Pool } from '../../server/database/pool/pool.ts';
import { dispatch } from '../../server/features/delivery/messages/dispatch.ts';
import type { Sending } from '../../server/features/delivery/messages/documentRecipients.ts';

/** Queues the mails of so many invoices, spread over companies, to addresses with these local parts in turn. */
export async function queueInvoiceMails(
  { owner, pool }: { readonly owner: OwnerPool; readonly pool: Pool },
  { companies, names }: { readonly companies: number; readonly names: readonly string[] },
): Promise<void> {
  const each = Math.ceil(names.length / companies);
  for (let index = 0; index < companies; index += 1) {
    const slug = `load-${String(index + 1).padStart(3, '0')}`;
    // oxlint-disable-next-line no-await-in-loop -- one company after the other
    await loadTenant(owner, slug, 2 * each);
    // oxlint-disable-next-line no-await-in-loop
    const { rows } = await owner.query<{ tenant: string; uuid: string; hash: string }>(
      `select i.tenant_id as tenant, i.uuid, i.public_hash as hash from invoices i join tenants t on t.id = i.tenant_id
       where t.slug = $1 and i.status in ('billed', 'paid') order by i.uuid limit $2`,
      [slug, each],
    );
    const own = names.slice(index * each, (index + 1) * each);
    const sendings = rows.slice(0, own.length).map(({ uuid, hash }, place): Sending => {
      const to = [{ name: 'Bia Reis', email: `${own[place]}@client.test` }];
      return { uuid, hash, to, cc: [], language: 'en' };
    });
    if (sendings.length < own.length) throw new Error(`${slug} has too few issued invoices`);
    const [{ tenant = '' } = {}] = rows;
    const scope = { tenant: { id: tenant, timeZone: 'UTC' }, now: new Date() };
    // oxlint-disable-next-line no-await-in-loop
    await inTenant(pool, { tenant, actor: 'test' }, (db) => dispatch(db, scope, sendings));
  }
}

/** The outcome of a queued mail: its attempts, and how many of them the history tells of that no server answered. */
export interface MailOutcome {
  readonly uuid: string;
  readonly name: string;
  readonly status: string;
  readonly delivery: string;
  readonly attempts: number;
  readonly unanswered: number;
  /** The last error, which tells why a mail failed. */
  readonly error: string | null;
}

const outcomes = `
  select o.uuid, split_part(o.email, '@', 1) as name, o.status, m.delivery, o.attempts, o.error,
    (select count(*)::int from audit_log l
      where l.tenant_id = m.tenant_id and l.row_uuid = m.uuid and l.action = 'updated' and l.changes ? 'attempts'
        and coalesce(l.changes -> 'answer' ->> 1, '') !~ '^[245]\\d\\d ') as unanswered
  from outbox o join messages m on m.tenant_id = o.tenant_uuid and m.uuid = o.subject_uuid`;

/** Reads the outcomes of all mails. */
export const readOutcomes = async (owner: OwnerPool): Promise<MailOutcome[]> =>
  (await owner.query<MailOutcome>(outcomes)).rows;
