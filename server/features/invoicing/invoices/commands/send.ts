import type { Dispatch } from '../../../../../schemas/parts/delivery/dispatch.ts';
import { ApiError } from '../../../../base/errors.ts';
import type { Apply, Check } from '../../../../engine/commands/commandFile.ts';
import { dispatch, linkEnded, recipientsIn, refusalsToSend, sendingOf, type Sending } from '../../../delivery/index.ts';
import type { InvoiceRow } from '../reading/rows.ts';

function sendingsOf(rows: readonly InvoiceRow[], { subject, message: body, ...input }: Dispatch): Sending[] {
  const recipients = recipientsIn(input);
  return rows.map((row) => ({ ...sendingOf(row, row.public_hash, recipients), texts: { subject, body } }));
}

/** An invoice needs recipients and a public link, and is sent within the hourly limits of its company and of each recipient. */
export const check: Check<InvoiceRow, Dispatch> = async (db, scope, rows, input) => {
  const sendings = sendingsOf(rows, input);
  const full = await refusalsToSend(db, scope, sendings);
  return sendings.map(({ to }, index) =>
    to.length === 0 ? noRecipients() : rows[index]?.public_hash === null ? linkEnded() : full[index],
  );
};

const noRecipients = (): ApiError => {
  const words = 'delivery.refused.no_recipients';
  const errors = [{ path: 'email', key: words }];
  return new ApiError('status_not_allowed', { reason: { code: 'no_recipients', words }, errors });
};

const markSent = `
  update invoices set sent_at = moment() where tenant_id = $1 and uuid = any($2::uuid[]) and sent_at is null`;

/** Queues the mails of issued invoices; from then on they cannot be reverted to drafts. */
export const apply: Apply<InvoiceRow, Dispatch> = async (db, scope, rows, input) => [
  dispatch(db, scope, sendingsOf(rows, input), input.with_attachments),
  db.query(markSent, [scope.tenant.id, rows.map(({ uuid }) => uuid)]),
];
