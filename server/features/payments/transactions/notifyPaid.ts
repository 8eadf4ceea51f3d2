import { storedDecimals } from '../../../../domain/money/decimals.ts';
import { sumAmounts } from '../../../../domain/money/sum.ts';
import type { Db } from '../../../database/transaction.ts';
import type { Scope } from '../../../identity/scope.ts';
import { notify } from '../../company/index.ts';

/** A payment of an invoice; without one, of several or of none. */
interface Paid {
  readonly invoice?: string | undefined;
  readonly amount: string;
  readonly currency: string;
}

/** Notifies people of a company of payments, those of a currency together. Returns the writes without awaiting them. */
export const notifyPaid = (db: Db, { tenant }: Scope, payments: readonly Paid[]): Promise<unknown>[] =>
  [...Map.groupBy(payments, ({ currency }) => currency)].map(([currency, some]) =>
    notify(db, tenant.id, {
      event: 'paid',
      count: some.length,
      invoice: some.length === 1 ? some[0]?.invoice : undefined,
      paid: {
        currency,
        amount: sumAmounts(
          some.map(({ amount }) => amount),
          storedDecimals,
        ),
      },
    }),
  );
