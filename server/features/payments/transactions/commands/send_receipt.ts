import type { Transaction } from '../../../../../schemas/resources/payments/transactions.ts';
import { ApiError } from '../../../../base/errors.ts';
import type { Apply, Check } from '../../../../engine/commands/commandFile.ts';
import { dispatch, refusalsToSend, paymentMailsOf } from '../../../delivery/index.ts';

type TransactionRecord = Transaction & { readonly uuid: string; readonly payment_uuid: string };

/** A receipt needs recipients, and is sent within the hourly limits of its company and of each recipient. */
export const check: Check<TransactionRecord> = async (db, scope, rows) => {
  const mails = await paymentMailsOf(db, scope, paymentsOf(rows));
  const full = await refusalsToSend(db, scope, mails);
  const refused = new Map(mails.map(({ payment }, index) => [payment, full[index]]));
  return rows.map(({ payment_uuid: payment }) => (refused.has(payment) ? refused.get(payment) : noRecipients()));
};

/** Mails the receipts of payments. */
export const apply: Apply<TransactionRecord> = async (db, scope, rows) => [
  dispatch(db, scope, await paymentMailsOf(db, scope, paymentsOf(rows))),
];

const paymentsOf = (rows: readonly TransactionRecord[]): string[] => [
  ...new Set(rows.map(({ payment_uuid: payment }) => payment)),
];

const noRecipients = (): ApiError =>
  new ApiError('status_not_allowed', { reason: { code: 'no_recipients', words: 'delivery.refused.no_recipients' } });
