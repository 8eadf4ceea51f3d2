import { sumAmounts } from '../../../../domain/money/sum.ts';
import { decimalsOf } from '../../../../domain/money/decimals.ts';
import { togetherRefusals } from '../../../../domain/payments/together.ts';
import type { Issue } from '../../../../domain/validation/issue.ts';
import type { Lender } from '../../../database/pool/pool.ts';
import { readInTenant } from '../../../database/transaction.ts';
import { ApiError, requireNone } from '../../../base/errors.ts';
import { moneyIn } from '../../../engine/documents/lines/money.ts';
import type { Scope } from '../../../identity/scope.ts';
import type { LinkedClient } from './readPage.ts';
import { paidColumns, type PaidRow } from './rows.ts';

const selectSome = `
  select ${paidColumns} from invoices i
  where i.tenant_id = $1 and i.payer_uuid = $2 and i.uuid = any($3::uuid[]) and i.status in ('billed', 'paid', 'cancelled')
    and i.number is not null`;

/**
 * Returns how a client pays several invoices together, with amounts as they are now: the sum to transfer, to which details
 * and with which numbers. It changes nothing, so it may be repeated. Throws `validation` for an invoice that is not on
 * the page and `status_not_allowed`, which names each invoice that can no longer be paid.
 */
export async function payTogether(
  pool: Lender,
  { tenant }: Scope,
  { uuid: client, company }: LinkedClient,
  selected: readonly string[],
): Promise<Readonly<Record<string, unknown>>> {
  const keys = selected.map((key) => key.toLowerCase());
  const found = await readInTenant(pool, tenant.id, (db) => db.query<PaidRow>(selectSome, [tenant.id, client, keys]));
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
  const refusals = togetherRefusals(
    rows.map((row) => ({
      status: row.status,
      currency: row.currency,
      account: row.account_uuid,
      details: row.pay_to?.details ?? null,
      isOnline: row.payment_link !== null,
      isAwaited: row.is_awaited,
    })),
  );
  const errors = refusals.flatMap((refusal, index) =>
    refusal ? at(index, `public.client.refused.${refusal}`, { number: rows[index]?.number ?? 0 }) : [],
  );
  if (errors.length > 0) throw new ApiError('status_not_allowed', { errors });
  const [first] = rows;
  const currency = first?.currency ?? '';
  const money = moneyIn(currency);
  return {
    amount: sumAmounts(
      rows.map((row) => money(row.open_amount)),
      decimalsOf(currency),
    ),
    currency,
    beneficiary: company,
    details: first?.pay_to?.details,
    invoices: rows
      .map(({ uuid, number, open_amount: amount, payment_link: link }) => ({
        uuid,
        number,
        open_amount: money(amount),
        payment_link: link ?? undefined,
      }))
      .toSorted((one, other) => one.number - other.number),
  };
}
