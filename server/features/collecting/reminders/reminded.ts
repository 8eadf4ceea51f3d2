import { randomUUID } from 'node:crypto';
import type { Language } from '../../../../domain/languages.ts';
import type { Db } from '../../../database/transaction.ts';
import { plain, sendingOf, type Sendable, type Sending } from '../../delivery/index.ts';

/** An open invoice with its payer, and whom it is reminded of. */
export interface RemindedRow extends Sendable {
  readonly client: string;
  readonly currency: string;
  readonly open_amount: string;
  readonly hash: string | null;
  /** The language that the company has fixed. */
  readonly fixed: Language | null;
  /** Whom the document was sent to, or the contact of its payer, if it names nobody. */
  readonly others: string | null;
}

// As mails about payments find them: `delivery/receipts/notifyPayer.ts`.
const select = `
  select i.uuid, i.payer_uuid as client, i.currency, i.open_amount::text, i.public_hash as hash, i.send_email,
    i.responsible_name, i.responsible_email, i.service_buyer, i.payment_responsible,
    (select nullif(c.document_language, 'client') from companies c where c.tenant_id = $1 limit 1) as fixed,
    coalesce((select string_agg(distinct m.email, ';') from messages m
        where m.tenant_id = $1 and m.invoice_uuid = i.uuid and m.kind = 'document' and m.cc_of is null
          and not m.is_replaced and m.delivery <> 'bounced'),
      (select e.responsible_email from entities e where e.tenant_id = $1 and e.uuid = i.payer_uuid)) as others
  from invoices i where i.tenant_id = $1 and i.uuid = any($2::uuid[])
  order by i.due_date, i.number`;

/** Reads invoices with whom they are reminded of, the oldest first. */
export const readReminded = (db: Db, tenant: string, invoices: readonly string[]): Promise<RemindedRow[]> =>
  db.query<RemindedRow>(select, [tenant, invoices]);

/** The invoices of one mail, and the mail. */
export interface ReminderGroup {
  readonly mail: string;
  readonly rows: readonly RemindedRow[];
  /** To the recipients of all, with the link of the oldest. */
  readonly sending: Sending;
}

/** Groups invoices by payer, recipients and language, in order: each group is one mail. */
export function groupsOf(rows: readonly RemindedRow[], to?: Sending['to']): ReminderGroup[] {
  const sendings = rows.map((row) => ({ row, sending: sendingTo(row, to) }));
  const groups = Map.groupBy(sendings, ({ row, sending }) =>
    [row.client, sending.language, ...sending.to.map(({ email }) => email.toLowerCase()).toSorted()].join(' '),
  );
  return [...groups.values()].flatMap((group) => {
    const lead = group.find(({ row }) => row.hash !== null) ?? group[0];
    if (!lead) return [];
    const mail = randomUUID();
    return [
      { mail, rows: group.map(({ row }) => row), sending: { ...lead.sending, about: { kind: 'reminder', mail } } },
    ];
  });
}

function sendingTo(row: RemindedRow, to: Sending['to'] | undefined): Sending {
  const own = plain(row.responsible_email || (row.others ?? ''));
  const sending = sendingOf(row, row.hash, { to: to ?? own });
  return { ...sending, language: row.fixed ?? sending.language };
}

/** The recipients of a mail as a text, for its reminders. */
export const recipientsText = ({ to }: Sending): string => to.map(({ email }) => email).join(', ');
