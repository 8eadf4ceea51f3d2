import { sendingDay } from '../../../../domain/collecting/sendingHours.ts';
import { addDays } from '../../../../domain/dates/date.ts';
import { today } from '../../../../domain/dates/today.ts';
import { ApiError } from '../../../base/errors.ts';
import type { Db } from '../../../database/transaction.ts';
import { moneyIn } from '../../../engine/documents/lines/money.ts';
import type { Scope } from '../../../identity/scope.ts';
import { readHours } from '../reminders/hours.ts';

/** Why an open invoice is not reminded of. */
export const silences = ['no_address', 'off', 'objected', 'under_way', 'below', 'past'] as const;

interface Shown {
  readonly invoice: {
    readonly uuid: string;
    readonly number?: number;
    readonly full_number?: string;
    readonly company_number?: string;
  };
  readonly client: { readonly uuid: string; readonly name: string };
  readonly currency: string;
  readonly amount: string;
}

type Planned = Shown & { readonly date: string; readonly level: string };
type Silent = Shown & { readonly reason: (typeof silences)[number] };

/** What a sequence would send in some days if it were turned on today. */
export interface SequencePreview {
  readonly today: string;
  readonly until: string;
  readonly count: number;
  readonly days: readonly { readonly date: string; readonly count: number }[];
  readonly results: readonly Planned[];
  readonly silent: readonly { readonly reason: string; readonly count: number }[];
  readonly silent_results: readonly Silent[];
}

/** The days of a preview, and the most rows of each of its lists. */
const daysAhead = 30;
const mostRows = 100;

const shown = `jsonb_strip_nulls(jsonb_build_object('uuid', o.uuid, 'number', o.number, 'full_number', o.full_number, 'company_number', o.company_number)) as invoice,
  jsonb_build_object('uuid', o.client, 'name', o.client_name) as client, o.currency, o.open_amount::text as amount`;

// The rule of \`plan_reminders\`, with all steps of the days, and with what a person should know of the others.
const open = `
  s as materialized (
    select uuid, is_default, coalesce(smallest_amount, 0) as smallest, coalesce(turned_on, $3::date) as turned_on
    from reminder_sequences where tenant_id = $1 and uuid = $2),
  open as materialized (
    select i.uuid, i.number, i.full_number, i.company_number, i.due_date, i.created, i.currency, i.open_amount, i.payer_uuid as client, e.name as client_name,
      greatest(i.promised_date, e.promised_date) as promised, s.turned_on,
      coalesce((select max(d.days) from reminders d where d.tenant_id = $1 and d.invoice_uuid = i.uuid
        and d.status in ('sent', 'skipped')), -1000) as last,
      case
        when i.reminders_off or e.reminders_off then 'off'
        when i.payment_authorized or coalesce(i.gateway_status, '') in ('Authorized', 'Payment Sent') then 'under_way'
        when coalesce(i.send_state, '') in ('Declined', 'Undelivered') then 'objected'
        when i.open_amount < s.smallest then 'below'
        when coalesce(nullif(i.responsible_email, ''), nullif(e.responsible_email, '')) is null and not exists (
          select from messages m where m.tenant_id = $1 and m.invoice_uuid = i.uuid and m.kind = 'document'
            and m.cc_of is null and not m.is_replaced and m.delivery <> 'bounced') then 'no_address'
      end as reason
    from s
      join invoices i on i.tenant_id = $1 and i.status = 'billed' and i.open_amount > 0
      join entities e on e.tenant_id = $1 and e.uuid = i.payer_uuid
    where case when e.reminder_sequence_uuid is null then s.is_default else e.reminder_sequence_uuid = s.uuid end),
  steps as materialized (
    select distinct on (o.uuid, p.day) o.uuid, t.level, p.day
    from open o
      join reminder_sequence_steps t on t.tenant_id = $1 and t.reminder_sequence_uuid = $2 and t.days > o.last
        and o.due_date + t.days >= o.turned_on and o.due_date + t.days > o.created
      cross join lateral (select greatest(o.due_date + t.days, o.promised + 1, $3::date) as day) p
    order by o.uuid, p.day, t.days desc)`;

const selectDays = `with ${open}
  select p.day as date, count(*)::int as count from steps p join open o using (uuid)
  where o.reason is null and p.day <= $4::date group by 1 order by 1`;

const selectRows = `with ${open}
  select ${shown}, p.level, p.day as date from steps p join open o using (uuid)
  where o.reason is null and p.day <= $4::date order by p.day, o.due_date, o.number limit ${mostRows}`;

const silent = `
  silent as materialized (
    select o.*, coalesce(o.reason, 'past') as why from open o
    where o.reason is not null or not exists (select from steps p where p.uuid = o.uuid))`;

const selectSilent = `with ${open}, ${silent}
  select o.why as reason, count(*)::int as count from silent o group by 1 order by 2 desc, 1`;

const selectSilentRows = `with ${open}, ${silent}
  select ${shown}, o.why as reason from silent o order by o.why, o.due_date, o.number limit ${mostRows}`;

const selectSequence = 'select from reminder_sequences where tenant_id = $1 and uuid = $2';

/** Returns what a sequence sends, or would send, in the next days, and who gets nothing. It writes nothing. */
export async function previewSequence(db: Db, { tenant, now }: Scope, uuid: string): Promise<SequencePreview> {
  const first = today(now, tenant.timeZone);
  const until = addDays(first, daysAhead);
  const values = [tenant.id, uuid, first];
  const [[found], hours, days, results, reasons, others] = await Promise.all([
    db.query(selectSequence, [tenant.id, uuid]),
    readHours(db, tenant.id),
    db.query<{ date: string; count: number }>(selectDays, [...values, until]),
    db.query<Planned>(selectRows, [...values, until]),
    db.query<{ reason: string; count: number }>(selectSilent, values),
    db.query<Silent>(selectSilentRows, values),
  ]);
  if (!found) throw new ApiError('not_found');
  const moved = Map.groupBy(days, ({ date }) => sendingDay(date, hours));
  const sums = [...moved].map(([date, some]) => ({ date, count: some.reduce((sum, { count }) => sum + count, 0) }));
  return {
    today: first,
    until,
    count: sums.reduce((sum, { count }) => sum + count, 0),
    days: sums,
    results: results.map((row) => ({ ...withMoney(row), date: sendingDay(row.date, hours) })),
    silent: reasons,
    silent_results: others.map(withMoney),
  };
}

const withMoney = <Row extends Shown>(row: Row): Row => ({ ...row, amount: moneyIn(row.currency)(row.amount) });
