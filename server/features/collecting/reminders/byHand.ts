import { today } from '../../../../domain/dates/today.ts';
import type { Db } from '../../../database/transaction.ts';
import type { Scope } from '../../../identity/scope.ts';
import { dispatch, type Sending } from '../../delivery/index.ts';
import { recipientsText, type ReminderGroup } from './reminded.ts';

const insert = `
  insert into reminders (tenant_id, invoice_uuid, client_uuid, day, currency, amount, status, sent_at, mail_uuid, recipients)
  select $1, v.invoice, v.client, $2, v.currency, v.amount, 'sent', $4, v.mail, v.recipients
  from jsonb_to_recordset($3) v (invoice uuid, client uuid, currency text, amount numeric, mail uuid, recipients text)`;

/** Queues reminders that a user sends, with the texts of these mails alone, and notes them. */
export async function sendByHand(
  db: Db,
  scope: Scope,
  groups: readonly ReminderGroup[],
  texts: NonNullable<Sending['texts']>,
): Promise<void> {
  const { tenant, now } = scope;
  const sent = groups.flatMap(({ mail, rows, sending }) =>
    rows.map(({ uuid: invoice, client, currency, open_amount: amount }) => {
      return { invoice, client, currency, amount, mail, recipients: recipientsText(sending) };
    }),
  );
  await Promise.all([
    dispatch(
      db,
      scope,
      groups.map(({ sending }) => ({ ...sending, texts })),
    ),
    db.query(insert, [tenant.id, today(now, tenant.timeZone), JSON.stringify(sent), now.toISOString()]),
  ]);
}
