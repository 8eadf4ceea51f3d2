import { knownNumber } from '../../../../domain/documents/knownNumber.ts';
import { sumAmounts } from '../../../../domain/money/sum.ts';
import { decimalsOf } from '../../../../domain/money/decimals.ts';
import { transferCode } from '../../../../domain/payments/codes/paymentCode.ts';
import { meansOf, togetherRefusals, type TogetherMeans } from '../../../../domain/payments/together.ts';
import type { Issue } from '../../../../domain/validation/issue.ts';
import { inTenant, readInTenant, type Db } from '../../../database/transaction.ts';
import { ApiError, requireNone } from '../../../base/errors.ts';
import { moneyIn } from '../../../engine/documents/lines/money.ts';
import { lockInvoices } from '../../invoicing/index.ts';
import {
  beginJointPayment,
  gatewayActor,
  GatewayRefusal,
  openJointPayment,
  type Opening,
} from '../../payments/index.ts';
import { paidColumns, type PaidRow } from './rows.ts';

/** Who pays: the invoices that they may pay, and where they return to from a gateway: a path of the site, or an address of the company's own. */
export interface Payer {
  readonly tenant: string;
  /** Returns those of these keys that they may pay. */
  readonly payable: (db: Db, keys: readonly string[]) => Promise<readonly string[]>;
  readonly returnTo: string;
}

/** What is paid: which invoices, and how; by default at their gateway, if they have one. */
export interface PaymentInput {
  readonly invoices: readonly string[];
  readonly means?: TogetherMeans;
}

interface Row extends PaidRow {
  readonly company: string;
  /** Of the company. */
  readonly address: string | null;
}

const selectSome = `
  select ${paidColumns}, c.name as company, c.location_address as address from invoices i join companies c on c.tenant_id = $1
  where i.tenant_id = $1 and i.uuid = any($2::uuid[]) and i.status in ('billed', 'paid', 'cancelled')
    and (i.number is not null or i.is_imported)`;

/**
 * Returns how several invoices are paid together, with amounts as they are now: the sum, and the gateway's page or the details
 * to transfer it to. It may be repeated: the same open invoices have one page. Throws `validation` for an invoice that the payer
 * does not pay and `status_not_allowed`, which names each invoice that can no longer be paid.
 */
export async function payTogether(
  opening: Opening,
  payer: Payer,
  { invoices, means }: PaymentInput,
): Promise<Readonly<Record<string, unknown>>> {
  const { pool } = opening;
  const { tenant } = payer;
  const keys = invoices.map((key) => key.toLowerCase());
  const rows = await readInTenant(pool, tenant, (db) => readTogether(db, payer, keys, means));
  if ((means ?? meansOf(rows.map(togetherOf))) === 'transfer') return answerOf(rows);
  const [only] = rows;
  if (rows.length === 1) return { ...answerOf(rows), payment_url: only?.payment_link };
  const { locked, begun } = await inTenant(pool, { tenant, actor: gatewayActor }, async (db) => {
    await lockInvoices(db, tenant, keys);
    const again = await readTogether(db, payer, keys, 'online');
    return { locked: again, begun: await beginJointPayment(db, tenant, keys, payer.returnTo) };
  });
  // A part was paid just now, and the gateway is about to collect the rest.
  if (!begun) throw new ApiError('unavailable', { retryAfter: 3 });
  const url = await openJointPayment(opening, tenant, begun).catch((error: unknown) => {
    if (error instanceof ApiError) throw error;
    const reason = { code: 'payment_refused', words: 'public.payment.refused' };
    if (error instanceof GatewayRefusal) throw new ApiError('status_not_allowed', { reason, cause: error });
    throw new ApiError('unavailable', { cause: error });
  });
  return { ...answerOf(locked), is_sent: url === undefined, payment_url: url };
}

/** Reads the selected invoices, and checks that they can be paid together. */
async function readTogether(
  db: Db,
  { tenant, payable }: Payer,
  keys: readonly string[],
  means: TogetherMeans | undefined,
): Promise<readonly Row[]> {
  const found = await db.query<Row>(selectSome, [tenant, await payable(db, keys)]);
  const byKey = new Map(found.map((row) => [row.uuid, row]));
  const at = (index: number, key: string, args?: Issue['args']): Issue[] => [
    { path: `invoices.${index}`, key, ...(args && { args }) },
  ];
  requireNone(
    keys.flatMap((key, index) => {
      if (!byKey.has(key)) return at(index, 'validation.unknownReference');
      return keys.indexOf(key) < index ? at(index, 'validation.chosenTwice') : [];
    }),
  );
  const rows = keys.flatMap((key) => byKey.get(key) ?? []);
  const errors = togetherRefusals(rows.map(togetherOf), means).flatMap((refusal, index) =>
    refusal ? at(index, `public.client.refused.${refusal}`, { number: nameOf(rows[index]) }) : [],
  );
  if (errors.length > 0) throw new ApiError('status_not_allowed', { errors });
  return rows;
}

/** The number by which a payer knows an invoice. */
const nameOf = (row: Parameters<typeof knownNumber>[0] = {}): string => String(knownNumber(row) ?? '');

const togetherOf = (row: PaidRow) => ({
  status: row.status,
  currency: row.currency,
  account: row.account_uuid,
  details: row.pay_to?.details ?? null,
  isOnline: row.payment_link !== null,
  isAwaited: row.is_awaited,
});

function answerOf(rows: readonly Row[]): Readonly<Record<string, unknown>> {
  const [first] = rows;
  const { currency = '', company: beneficiary = '', address } = first ?? {};
  const money = moneyIn(currency);
  const amount = sumAmounts(
    rows.map((row) => money(row.open_amount)),
    decimalsOf(currency),
  );
  const invoices = rows
    .toSorted((one, other) => (one.number ?? 0) - (other.number ?? 0))
    .map(({ uuid, number, full_number: printed, company_number: own, open_amount: open, payment_link: link }) => ({
      uuid,
      number: number ?? undefined,
      full_number: printed ?? undefined,
      company_number: own ?? undefined,
      open_amount: money(open),
      payment_link: link ?? undefined,
    }));
  const numbers = invoices.map((invoice) => nameOf(invoice));
  // A gateway would not know of a transfer.
  const isOnline = invoices.some(({ payment_link: link }) => link);
  return {
    amount,
    currency,
    beneficiary,
    details: first?.pay_to?.details,
    payment_code: isOnline
      ? undefined
      : transferCode({ currency, amount, beneficiary, address: address ?? undefined, numbers }, first?.pay_to),
    invoices,
  };
}
