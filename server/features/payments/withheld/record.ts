import { today } from '../../../../domain/dates/today.ts';
import { decimalsOf } from '../../../../domain/money/decimals.ts';
import { proposedTax, type ReceivedPart } from '../../../../domain/payments/withheld/proposed.ts';
import { taxNamed, withheldIssues, type WithheldInput } from '../../../../domain/payments/withheld/withheldIssues.ts';
import type { Issue } from '../../../../domain/validation/issue.ts';
import type { Db } from '../../../database/transaction.ts';
import type { Scope } from '../../../identity/scope.ts';
import { readWithholding } from './withholding.ts';

/** A receipt of a locked invoice with what its payer withheld. */
export interface WithheldReceipt {
  readonly invoice: { readonly uuid: string; readonly currency: string; readonly service_buyer_uuid: string };
  readonly payment: string;
  readonly paidAt: Date;
  readonly part: ReceivedPart;
  readonly withheld: readonly WithheldInput[];
}

const insertWithheld = `
  insert into withheld_taxes (tenant_id, invoice_uuid, payment_uuid, service_buyer_uuid, tribute_uuid, name, country_id,
    currency, withheld_on, expected, amount, certificate)
  select $1, $2, $3, $4, v.tribute, v.name, v.country, $5, $6, v.expected, v.amount, v.certificate
  from jsonb_to_recordset($7) v (tribute uuid, name text, country int, expected numeric, amount numeric, certificate text)`;

const markReversed = `
  update withheld_taxes set is_reversed = true where tenant_id = $1 and payment_uuid = any($2::uuid[]) and not is_reversed`;

/** Checks what a payer is said to have withheld of invoices: of one at a time. */
export async function withheldProblems(
  db: Db,
  { tenant }: Scope,
  invoices: readonly WithheldReceipt['invoice'][],
  withheld: readonly WithheldInput[] = [],
): Promise<Issue[]> {
  const [invoice, ...others] = invoices;
  if (withheld.length === 0 || !invoice) return [];
  if (others.length > 0) return [{ path: 'withheld', key: 'validation.withheldOfOne' }];
  return withheldIssues(withheld, await readWithholding(db, tenant.id, invoice), decimalsOf(invoice.currency));
}

/** Records what a payer withheld, as `withheldProblems` accepts it. Returns the write without awaiting it. */
export async function recordWithheld(db: Db, { tenant }: Scope, receipt: WithheldReceipt): Promise<Promise<unknown>[]> {
  const { invoice, payment, paidAt, part, withheld } = receipt;
  if (withheld.length === 0) return [];
  const expected = await readWithholding(db, tenant.id, invoice);
  const decimals = decimalsOf(invoice.currency);
  const rows = withheld.flatMap((entry) => {
    const tax = taxNamed(expected, entry);
    if (!tax) return [];
    const { tribute, name, country } = tax;
    const { amount, certificate } = entry;
    return [{ tribute, name, country, expected: proposedTax(tax, part, decimals), amount, certificate }];
  });
  const { uuid, service_buyer_uuid: client, currency } = invoice;
  const day = today(paidAt, tenant.timeZone);
  return [db.query(insertWithheld, [tenant.id, uuid, payment, client, currency, day, JSON.stringify(rows)])];
}

/** Marks what was withheld at payments as reversed. */
export const reverseWithheld = (db: Db, { tenant }: Scope, payments: readonly string[]): Promise<unknown> =>
  db.query(markReversed, [tenant.id, payments]);
