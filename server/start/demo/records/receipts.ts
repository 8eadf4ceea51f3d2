import { localTime } from '../../../../domain/dates/zone.ts';
import type { Scope } from '../../../identity/scope.ts';
import type { Db } from '../../../database/transaction.ts';
import type { Receipt } from '../../../features/invoicing/invoices/commands/receive.ts';
import { nth } from '../plan/calendar.ts';
import { does } from './events.ts';
import { exchangeRate } from '../plan/payments.ts';
import { withheldOf } from './withheld.ts';
import type { DemoClient, DemoCompany } from '../plan/shape.ts';

/** What a receipt says besides: an amount other than all that is open, a note, and whether the payer gets it. */
type DemoReceipt = Pick<Receipt, 'amount' | 'note' | 'send_receipt'>;

/** Records a client's payment, of all that is open by default: in the account's currency, less the bank's fee. */
export async function receive(
  db: Db,
  then: Scope,
  demo: DemoCompany,
  client: DemoClient,
  uuid: string,
  index: number,
  more: DemoReceipt = {},
): Promise<void> {
  const { account, fees } = client.account;
  const currency = account.default_currency;
  const local = localTime(then.now, then.tenant.timeZone).slice(0, 16);
  const withheld = await withheldOf(db, then, { uuid, currency: client.currency, amount: more.amount, index });
  await does(db, then, 'invoices.receive', uuid, {
    ...more,
    ...(withheld.length > 0 && { withheld }),
    exchange_currency: currency,
    exchange_rate:
      currency === client.currency ? '1' : exchangeRate(demo.rates[client.currency] ?? 0, local.slice(0, 10)),
    fee: currency === client.currency && currency === demo.company.currency ? '0' : nth(fees, index),
    payment_date: local.replace('T', ' '),
  });
}
