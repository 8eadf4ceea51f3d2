import type { Db } from '../../../database/transaction.ts';
import { moneyIn } from '../../../engine/documents/lines/money.ts';

/** What a payer owes in a currency after its due date. */
export interface Owing {
  readonly payer: { readonly uuid: string; readonly name: string };
  readonly currency: string;
  readonly amount: string;
  readonly count: number;
  /** The earliest due date. */
  readonly oldest: string;
  /** The invoice, if there is only one. */
  readonly invoice?: string;
  /** When one of them was last mailed. */
  readonly mailed_at?: string;
  /** The day of the last payment of a part of one of them. */
  readonly paid_on?: string;
}

/** The payers shown. */
const payersShown = 5;
/** Payers are looked for among so many of the oldest overdue invoices, along their index. */
const invoicesRead = 1000;

interface Row {
  readonly uuid: string;
  readonly name: string;
  readonly currency: string;
  readonly amount: string;
  readonly n: number;
  readonly oldest: string;
  readonly invoice: string;
  readonly mailed_at: string | null;
  readonly paid_on: string | null;
}

const select = `
  with late as materialized (
    select i.uuid, i.payer_uuid, i.currency, i.unpaid_from from invoices i
    where i.tenant_id = $1 and i.unpaid_from < 'infinity' and i.unpaid_from < $2::date
    order by i.unpaid_from, i.uuid limit ${invoicesRead}
  ), owing as materialized (
    select l.payer_uuid, l.currency, min(l.unpaid_from) as oldest, (array_agg(l.uuid order by l.unpaid_from, l.uuid))[1] as invoice
    from late l group by 1, 2 order by 3, 1, 2 limit ${payersShown}
  )
  select o.payer_uuid as uuid, coalesce(i.payment_responsible, i.service_buyer) ->> 'name' as name, o.currency,
    s.amount::text as amount, s.n, o.oldest::text as oldest, o.invoice, m.mailed_at, t.paid_on::text as paid_on
  from owing o
  join invoices i on i.tenant_id = $1 and i.uuid = o.invoice
  cross join lateral (
    select sum(a.open_amount) as amount, count(*) as n from invoices a
    where a.tenant_id = $1 and a.payer_uuid = o.payer_uuid and a.status = 'billed' and a.currency = o.currency
      and a.unpaid_from < $2::date
  ) s
  cross join lateral (
    select max(x.sent_at) as mailed_at from late l
    join messages x on x.tenant_id = $1 and x.invoice_uuid = l.uuid and x.kind in ('document', 'reminder')
    where l.payer_uuid = o.payer_uuid and l.currency = o.currency
  ) m
  cross join lateral (
    select max(x.paid_on) as paid_on from late l
    join transactions x on x.tenant_id = $1 and x.invoice_uuid = l.uuid and not x.is_reversed
      and x.kind not in ('reversal', 'refund')
    where l.payer_uuid = o.payer_uuid and l.currency = o.currency
  ) t
  order by o.oldest, o.payer_uuid, o.currency`;

/** Reads who owes after the due date, the longest overdue first. */
export async function readOwing(db: Db, tenant: string, inTime: string): Promise<Owing[]> {
  const rows = await db.query<Row>(select, [tenant, inTime]);
  return rows.map(({ uuid, name, currency, amount, n, oldest, invoice, mailed_at: mailed, paid_on: paid }) => ({
    payer: { uuid, name },
    currency,
    amount: moneyIn(currency)(amount),
    count: n,
    oldest,
    ...(n === 1 && { invoice }),
    ...(mailed && { mailed_at: mailed }),
    ...(paid && { paid_on: paid }),
  }));
}
