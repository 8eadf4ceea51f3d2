import type { InvoiceRecipients } from '../../../../../schemas/parts/delivery/dispatch.ts';
import { ApiError } from '../../../../base/errors.ts';
import type { Apply, Check } from '../../../../engine/commands/commandFile.ts';
import type { InvoiceRow } from '../reading/rows.ts';
import { apply as send, check as checkSend } from './send.ts';

/** Only an issued invoice can be sent. */
export const check: Check<InvoiceRow, InvoiceRecipients> = async (
  db,
  scope,
  rows,
  { dispatch_email, ...recipients },
) => {
  if (!dispatch_email) return [];
  const refused = await checkSend(db, scope, rows.map(changedBy(recipients)), {});
  return rows.map(({ status }, index) => (status === 'draft' ? new ApiError('status_not_allowed') : refused[index]));
};

const change = `
  update invoices set send_email = $3, responsible_name = nullif($4, ''), responsible_email = nullif($5, '')
  where tenant_id = $1 and uuid = any($2::uuid[])`;

/** Changes the recipients of an invoice, and sends it to them if `dispatch_email` is set. */
export const apply: Apply<InvoiceRow, InvoiceRecipients> = async (
  db,
  scope,
  rows,
  { dispatch_email, ...recipients },
) => {
  const changed = rows.map(changedBy(recipients));
  const [{ responsible_name: name, responsible_email: email } = { responsible_name: null, responsible_email: null }] =
    changed;
  return [
    db.query(change, [scope.tenant.id, rows.map(({ uuid }) => uuid), recipients.send_email, name, email]),
    ...(dispatch_email ? await send(db, scope, changed, {}) : []),
  ];
};

/** An absent value keeps the present one; an empty text clears it. */
const changedBy =
  ({ send_email, ...recipients }: Omit<InvoiceRecipients, 'dispatch_email'>) =>
  (row: InvoiceRow): InvoiceRow => ({ ...row, send_email, ...recipients });
