import { compareDecimals } from '../../../../domain/money/compare.ts';
import { openAmount } from '../../../../domain/payments/amounts/openAmount.ts';
import type { Issue } from '../../../../domain/validation/issue.ts';
import type { Db } from '../../../database/transaction.ts';
import { ApiError, requireNone } from '../../../base/errors.ts';
import { lockInvoices, type InvoiceRow } from '../../invoicing/index.ts';

/** The most invoices of one receipt. */
export const mostInvoices = 100;

/** A locked invoice, and what the receipt pays of it at most. */
export type CoveredInvoice = InvoiceRow & { readonly open: string };

/** An invoice that a receipt names. */
export interface ChosenInvoice {
  readonly uuid: string;
  readonly amount?: string | undefined;
}

const isSettledByGateway = `exists (
  select from accounts a join account_types y on y.uuid = a.account_type_uuid
  where a.tenant_id = i.tenant_id and a.uuid = i.account_uuid and y.auto)`;

// One more than a receipt covers, to report that there are more.
const selectOldest = `
  select i.uuid from invoices i
  where i.tenant_id = $1 and i.service_buyer_uuid = $2 and i.currency = $3 and i.status = 'billed' and not ${isSettledByGateway}
  order by i.due_date, i.number limit ${mostInvoices + 1}`;

/** Locks a client's open invoices in a currency, oldest due date first, without those that a gateway settles. */
export async function lockOldest(db: Db, tenant: string, client: string, currency: string): Promise<CoveredInvoice[]> {
  const found = await db.query<{ uuid: string }>(selectOldest, [tenant, client, currency]);
  const locked = await lockInvoices(
    db,
    tenant,
    found.map(({ uuid }) => uuid),
  );
  // Another receipt may have settled some meanwhile.
  return inOrder(locked.filter(({ status }) => status === 'billed').map((row) => ({ ...row, open: openAmount(row) })));
}

/**
 * Locks chosen invoices, oldest due date first. Throws `validation` if one is unknown, of another client or currency, or
 * less is open of it than chosen, and `status_not_allowed` if one is not open.
 */
export async function lockSelected(
  db: Db,
  tenant: string,
  chosen: readonly ChosenInvoice[],
): Promise<CoveredInvoice[]> {
  const keys = chosen.map(({ uuid }) => uuid.toLowerCase());
  const byKey = new Map((await lockInvoices(db, tenant, keys)).map((row) => [row.uuid, row]));
  const rows = keys.map((key) => byKey.get(key));
  const [first] = rows;
  const at = (index: number, key: string, name = 'uuid'): Issue[] => [{ path: `invoices.${index}.${name}`, key }];
  requireNone(
    rows.flatMap((row, index) => {
      if (!row) return at(index, 'validation.unknownReference');
      if (keys.indexOf(row.uuid) < index) return at(index, 'validation.chosenTwice');
      if (row.service_buyer_uuid !== first?.service_buyer_uuid) return at(index, 'validation.otherClient');
      return row.currency === first.currency ? [] : at(index, 'validation.otherCurrency');
    }),
  );
  const found = rows.flatMap((row) => row ?? []);
  const closed = found.flatMap((row, index) => (isOpen(row) ? [] : at(index, 'validation.invoiceNotOpen')));
  if (closed.length > 0) throw new ApiError('status_not_allowed', { errors: closed });
  const covered = found.map((row, index) => ({ ...row, open: openAmount(row), requested: chosen[index]?.amount }));
  requireNone(
    covered.flatMap(({ open, requested }, index) =>
      requested !== undefined && compareDecimals(requested, open) > 0
        ? at(index, 'validation.aboveOpen', 'amount')
        : [],
    ),
  );
  return inOrder(covered.map(({ requested, ...row }) => ({ ...row, open: requested ?? row.open })));
}

/** A gateway settles the invoices of automatic accounts. */
export const isOpen = ({ status, account }: InvoiceRow): boolean => status === 'billed' && !account?.account_type.auto;

const inOrder = (rows: readonly CoveredInvoice[]): CoveredInvoice[] =>
  rows.toSorted((a, b) => a.due_date.localeCompare(b.due_date) || (a.number ?? 0) - (b.number ?? 0));
