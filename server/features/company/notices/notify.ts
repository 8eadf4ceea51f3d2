import type { NoticeAnswer, NoticeEvent } from '../../../../schemas/parts/company/notices.ts';
import type { Db } from '../../../database/transaction.ts';

/** What happened, to an invoice or in a run. Amounts are decimal text; several events have their number and sum. */
export interface Happened {
  readonly event: NoticeEvent;
  readonly count?: number;
  readonly invoice?: string | undefined;
  readonly run?: string;
  readonly paid?: { readonly amount: string; readonly currency: string } | undefined;
  readonly answer?: { readonly answer: NoticeAnswer; readonly reason: string | null };
}

/** Minutes within which events of one kind and cause are one notice: a run that books 300 payments is one. */
const together = 10;

const insert = `
  with new as (
    select $2::text as event, $3::int as count, $4::uuid as invoice_uuid, $5::uuid as run_uuid, i.number,
      coalesce(i.payment_responsible, i.service_buyer) ->> 'name' as client, $6::numeric as amount, $7::text as currency,
      $8::text as answer, $9::text as reason
    from (select) one left join invoices i on i.tenant_id = $1 and i.uuid = $4
  ), latest as (
    select n.uuid from notices n
    where n.tenant_id = $1 and n.event = $2 and n.caused_by is not distinct from current_user_uuid()
      and n.updated_at > moment() - interval '${together} minutes' and n.created_at > moment() - interval '${together} minutes'
    order by n.updated_at desc limit 1 for update
  ), extended as (
    update notices n set count = n.count + new.count,
      invoice_uuid = case when n.invoice_uuid = new.invoice_uuid then n.invoice_uuid end,
      number = case when n.invoice_uuid = new.invoice_uuid then n.number end,
      client = case when n.client = new.client then n.client end,
      run_uuid = case when n.run_uuid = new.run_uuid then n.run_uuid end,
      amount = case when n.currency = new.currency then n.amount + new.amount end,
      currency = case when n.currency = new.currency then n.currency end,
      answer = case when n.answer = new.answer then n.answer end,
      reason = null
    from latest, new where n.tenant_id = $1 and n.uuid = latest.uuid returning 1)
  insert into notices (tenant_id, event, count, invoice_uuid, run_uuid, number, client, amount, currency, answer, reason)
  select $1, new.* from new where not exists (select from extended)`;

/** Writes a notice in the transaction of its cause, as one statement. */
export const notify = (
  db: Db,
  tenant: string,
  { event, count = 1, invoice, run, paid, answer }: Happened,
): Promise<unknown> =>
  db.query(
    insert,
    [tenant, event, count, invoice, run, paid?.amount, paid?.currency, answer?.answer, answer?.reason].map(
      (value) => value ?? null,
    ),
  );
