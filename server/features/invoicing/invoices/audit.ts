import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import { changesColumn, loggedColumns, mostEntries } from '../../../engine/history/loggedRows.ts';
import { historyOf } from '../../../engine/documents/history/history.ts';

const currencies = `
  select i.currency, (select t.exchange_currency from transactions t where t.tenant_id = i.tenant_id and t.invoice_uuid = i.uuid
    order by t.created_at desc, t.uuid desc limit 1) as exchange_currency
  from invoices i where i.tenant_id = $1 and i.uuid = $2`;

/** What a requested refund stores besides its reason; its amount is no field of the invoice. */
const internal = "'{account_uuid,amount,attempts,currency,invoice_uuid,next_attempt_at,request_uuid,status}'::text[]";
const refund = `(${changesColumn} - ${internal}) || jsonb_build_object('refund_amount', ${changesColumn} -> 'amount')`;

const headers = `
  select ${loggedColumns}, case l.table_name when 'invoices' then l.action else 'updated' end as action,
    coalesce(case l.table_name when 'refunds' then ${refund} else ${changesColumn} end, '{}') as changes
  from audit_log l
  where l.tenant_id = $1 and l.subject_uuid = $2 and (l.table_name in ('invoices', 'invoice_logos')
    or (l.table_name = 'refunds' and l.action = 'created')
    -- What a note takes follows from the note.
    or (l.table_name = 'transactions' and coalesce(l.changes #>> '{kind,1}', '') not in ('note_write_off', 'note_refund', 'note_credit')))
  order by l.uuid desc limit ${mostEntries}`;

/** What a history shows of a message: its delivery with attempts and answers of the server, and the recipient's answer. */
const columns = `'delivery', 'attempts', 'answer', 'status', 'reason'`;

/** Selects the changes of the messages of invoice `$2`, newest first, at paths like `messages.<email>.delivery`; of a copy `messages.cc:<email>.delivery`. */
const messageEntries = `
  select ${loggedColumns}, 'updated' as action, coalesce((
      select jsonb_object_agg('messages.' || case when m.cc_of is null then '' else 'cc:' end || m.email || '.' || c.field, c.change) from jsonb_each(l.changes) c (field, change)
      -- The first values of a message say nothing.
      where c.field in (${columns}) and coalesce(c.change ->> 1, '') not in ('Send', '0')), '{}') as changes
  from audit_log l join messages m on m.tenant_id = l.tenant_id and m.uuid = l.row_uuid
  where l.tenant_id = $1 and l.subject_uuid = $2 and l.table_name = 'messages'
  order by l.uuid desc limit ${mostEntries}`;

/** The history of an invoice: its own changes, its lines, logo, payments, refunds and messages. */
export const audit = historyOf(invoices, { currencies, entries: [headers, messageEntries], hasLines: true });
