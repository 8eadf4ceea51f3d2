import type { Notice } from '../../../../domain/documents/notice.ts';
import { amountIn } from '../../../../domain/kinds/figure.ts';
import { compareDecimals } from '../../../../domain/money/compare.ts';
import { sumAmounts } from '../../../../domain/money/sum.ts';
import type { Db } from '../../../database/transaction.ts';
import { moneyIn } from '../../../engine/documents/lines/money.ts';

/** The credit limit of the payer of an invoice, with what this client owes in its currency. */
export interface CreditLimit {
  readonly invoice: string;
  readonly payer: string;
  readonly name: string;
  readonly currency: string;
  readonly limit: string;
  readonly open: string;
}

// The sum is read from the index of a payer's invoices.
const selectLimits = `
  select i.uuid as invoice, e.uuid as payer, e.name, e.credit_currency as currency, e.credit_limit::text as limit,
    (select coalesce(sum(o.open_amount), 0)::text from invoices o
     where o.tenant_id = $1 and o.payer_uuid = e.uuid and o.status = 'billed' and o.currency = e.credit_currency) as open
  from invoices i join entities e on e.tenant_id = i.tenant_id and e.uuid = i.payer_uuid
  where i.tenant_id = $1 and i.uuid = any($2::uuid[]) and e.credit_currency = i.currency`;

/** Reads the limits that apply to drafts. */
export const readLimits = (db: Db, tenant: string, invoices: readonly string[]): Promise<CreditLimit[]> =>
  db.query<CreditLimit>(selectLimits, [tenant, invoices]);

/** Warns of each invoice with which its payer owes more than the limit; several of one client add up in their order. */
export function overLimits(
  limits: readonly CreditLimit[],
  issued: readonly { readonly uuid: string; readonly total: string }[],
): ReadonlyMap<string, Notice> {
  const owed = new Map<string, string>();
  const warnings = new Map<string, Notice>();
  for (const { uuid, total } of issued) {
    const of = limits.find(({ invoice }) => invoice === uuid);
    if (!of) continue;
    const open = sumAmounts([owed.get(of.payer) ?? of.open, total], 3);
    owed.set(of.payer, open);
    if (compareDecimals(open, of.limit) <= 0) continue;
    const amount = (stored: string) => amountIn(of.currency, moneyIn(of.currency)(stored));
    const args = { client: of.name, open: amount(open), limit: amount(of.limit) };
    warnings.set(uuid, { key: 'documents.issue.overLimit', args });
  }
  return warnings;
}
