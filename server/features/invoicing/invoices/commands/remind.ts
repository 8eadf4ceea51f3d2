import type { Reminding } from '../../../../../schemas/parts/collecting/reminding.ts';
import { ApiError } from '../../../../base/errors.ts';
import type { Apply, Check } from '../../../../engine/commands/commandFile.ts';
import { groupsOf, readReminded, sendByHand, type ReminderGroup } from '../../../collecting/index.ts';
import { recipientsIn, refusalsToSend } from '../../../delivery/index.ts';
import type { InvoiceRow } from '../reading/rows.ts';

/** The mails of invoices, between check and apply. */
const mailOf = new WeakMap<InvoiceRow, ReminderGroup>();

/** A reminder needs something open and recipients, and is sent within the hourly limits, like other mails by hand. */
export const check: Check<InvoiceRow, Reminding> = async (db, scope, rows, input) => {
  const { to } = recipientsIn(input);
  const read = await readReminded(
    db,
    scope.tenant.id,
    rows.map(({ uuid }) => uuid),
  );
  const groups = groupsOf(read, to);
  const full = await refusalsToSend(
    db,
    scope,
    groups.map(({ sending }) => sending),
  );
  const found = new Map(
    groups.flatMap((group, place) => group.rows.map(({ uuid }) => [uuid, { group, refusal: full[place] }] as const)),
  );
  return rows.map((row) => {
    const { group, refusal } = found.get(row.uuid) ?? {};
    if (!group) return new ApiError('not_found');
    mailOf.set(row, group);
    return group.sending.to.length === 0 ? noRecipients() : refusal;
  });
};

const noRecipients = (): ApiError => {
  const words = 'delivery.refused.no_recipients';
  return new ApiError('status_not_allowed', {
    reason: { code: 'no_recipients', words },
    errors: [{ path: 'email', key: words }],
  });
};

/** Queues one mail for the invoices of each payer with the same recipients. */
export const apply: Apply<InvoiceRow, Reminding> = async (db, scope, rows, { subject, message: body }) => {
  const groups = new Set(rows.flatMap((row) => mailOf.get(row) ?? []));
  return [sendByHand(db, scope, [...groups], { subject, body })];
};
