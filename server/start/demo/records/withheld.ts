import { decimalsOf } from '../../../../domain/money/decimals.ts';
import { proposedTax, type ReceivedPart } from '../../../../domain/payments/withheld/proposed.ts';
import type { WithheldInput } from '../../../../domain/payments/withheld/withheldIssues.ts';
import { readWithholding } from '../../../features/payments/index.ts';
import type { Scope } from '../../../identity/scope.ts';
import type { Db } from '../../../database/transaction.ts';

/** A receipt of an invoice; without amount, of all that is open. */
interface Received {
  readonly uuid: string;
  readonly currency: string;
  readonly amount?: string | undefined;
  readonly index: number;
}

const selectPart = `
  select open_amount::text as open, (total - credited + debited)::text as payable from invoices where uuid = $1`;

/** Returns what the payer withholds of a receipt, as expected; of some, the certificate is still missing. */
export async function withheldOf(db: Db, { tenant }: Scope, received: Received): Promise<WithheldInput[]> {
  const { uuid, currency, index } = received;
  const [part] = await db.query<Omit<ReceivedPart, 'amount'>>(selectPart, [uuid]);
  if (!part) return [];
  const decimals = decimalsOf(currency);
  const taxes = await readWithholding(db, tenant.id, { uuid, currency });
  return taxes.map((tax, at) => ({
    tribute: tax.key,
    amount: proposedTax(tax, { ...part, amount: received.amount ?? part.open }, decimals),
    ...(index % 3 !== 0 && { certificate: `${tax.name} ${String(index * 10 + at + 1).padStart(4, '0')}`.slice(-80) }),
  }));
}
