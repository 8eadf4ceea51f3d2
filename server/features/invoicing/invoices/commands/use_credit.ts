import { randomUUID } from 'node:crypto';
import { compareDecimals } from '../../../../../domain/money/compare.ts';
import { negate } from '../../../../../domain/money/negate.ts';
import { openAmount } from '../../../../../domain/payments/amounts/openAmount.ts';
import { partIssues } from '../../../../../domain/payments/partialPayment.ts';
import { usableCredit } from '../../../../../domain/payments/amounts/usableCredit.ts';
import type { creditUse } from '../../../../../schemas/parts/payments/reversal.ts';
import type { Infer } from '../../../../../schemas/resource.ts';
import { ApiError } from '../../../../base/errors.ts';
import type { Apply, Check } from '../../../../engine/commands/commandFile.ts';
import { book, creditOf, lockCredits, unpaidRow } from '../../../payments/index.ts';
import type { InvoiceRow } from '../reading/rows.ts';

type CreditUse = Infer<typeof creditUse>;

/** The amounts that `check` allowed, for `apply`. */
const allowed = new WeakMap<InvoiceRow, string>();

/** Checks the amount against what is open and against the client's credit, which it locks; of one invoice at a time. */
export const check: Check<InvoiceRow, CreditUse> = async (db, { tenant }, rows, { amount }) => {
  const credits = await lockCredits(
    db,
    tenant.id,
    rows.map((row) => row.service_buyer_uuid),
  );
  return rows.map((row) => {
    const credit = creditOf(credits, row.service_buyer_uuid, row.currency);
    const most = usableCredit(credit, openAmount(row));
    if (compareDecimals(most, '0') <= 0) return withoutCredit();
    const used = amount ?? most;
    const errors = partIssues(used, most, row.currency);
    allowed.set(row, used);
    return errors.length > 0 ? new ApiError('validation', { errors }) : undefined;
  });
};

/** Settles an invoice with the client's credit, now: by default with all of it that the invoice takes. */
export const apply: Apply<InvoiceRow, CreditUse> = async (db, scope, rows) =>
  rows.flatMap((row) => {
    const amount = allowed.get(row) ?? '0';
    return book(db, scope, { payment: randomUUID(), paidAt: scope.now }, [
      unpaidRow('credit', row, { invoice: row, amount }),
      unpaidRow('credit', row, { amount: negate(amount) }),
    ]);
  });

const withoutCredit = (): ApiError =>
  new ApiError('status_not_allowed', { reason: { code: 'no_credit', words: 'resources.invoices.reasons.no_credit' } });
