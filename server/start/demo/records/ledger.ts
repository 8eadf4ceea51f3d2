import { decimalsOf } from '../../../../domain/money/decimals.ts';
import { sumAmounts } from '../../../../domain/money/sum.ts';
import type { Scope } from '../../../identity/scope.ts';
import type { Db } from '../../../database/transaction.ts';
import { collect } from './collection.ts';
import { does } from './events.ts';
import { receive } from './receipts.ts';
import type { DemoClient, DemoCompany, DemoPayment } from '../plan/shape.ts';

interface Paid {
  readonly demo: DemoCompany;
  readonly client: DemoClient;
  readonly uuid: string;
  readonly index: number;
  /** What the company alone reads beside its receipt. */
  readonly note?: string | undefined;
  /** Whether the payer gets a receipt. */
  readonly isMailed?: boolean;
}

const selectOpen =
  'select trunc(open_amount / 2)::text as half, open_amount::text as open from invoices where uuid = $1';
const selectLast = 'select uuid from transactions where invoice_uuid = $1 order by created_at desc, uuid desc limit 1';

/** Pays an invoice in one of the ways that its page shows. */
export async function pay(db: Db, then: Scope, how: DemoPayment, paid: Paid): Promise<void> {
  const { demo, client, uuid, index, note, isMailed: send_receipt = false } = paid;
  const [{ half, open } = { half: '0', open: '0' }] = await db.query<{ half: string; open: string }>(selectOpen, [
    uuid,
  ]);
  const decimals = decimalsOf(client.currency);
  const receiveOf = (amount?: string) =>
    receive(db, then, demo, client, uuid, index, {
      ...(amount !== undefined && { amount }),
      ...(note !== undefined && { note }),
      send_receipt,
    });
  switch (how) {
    case 'paid':
      return receiveOf();
    case 'part':
      return receiveOf(half);
    case 'over':
      return receiveOf(sumAmounts([open, '500'], decimals));
    case 'rest':
      return receiveOf(sumAmounts([open, '-3'], decimals));
    case 'written_off':
      await receiveOf(sumAmounts([open, '-2'], decimals));
      return does(db, then, 'invoices.write_off', uuid, { reason: 'Tarifa do banco do pagador' });
    case 'sent':
    case 'authorized':
    case 'failed':
    case 'collected':
    case 'refunded':
      return collect(db, then, how, uuid);
    case 'corrected': {
      await receiveOf(half);
      const [last] = await db.query<{ uuid: string }>(selectLast, [uuid]);
      await does(db, then, 'transactions.reverse', last?.uuid ?? '', { reason: 'Valor digitado errado' });
      return receiveOf();
    }
  }
}
