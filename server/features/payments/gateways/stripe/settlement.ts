import type { Stripe } from 'stripe';
import { amountOfUnits } from '../../../../../domain/payments/gateways/stripeAmounts.ts';
import { rateFraction } from '../../../../../domain/payments/amounts/remainingAmount.ts';
import type { Settlement } from '../../../../../domain/payments/gateways/gatewayEvents.ts';

/** The smallest rate that the ledger stores. */
const leastRate = 1 / 10 ** rateFraction;

/** Returns how Stripe settled a payment or refund; undefined before it has. A fee takes no more than was received. */
export function settlementOf(
  settled: string | Pick<Stripe.BalanceTransaction, 'amount' | 'fee' | 'currency' | 'exchange_rate'> | null,
): Settlement | undefined {
  if (settled === null || typeof settled === 'string') return undefined;
  const currency = settled.currency.toUpperCase();
  const received = Math.abs(settled.amount);
  return {
    currency,
    rate: Math.max(settled.exchange_rate ?? 1, leastRate).toFixed(rateFraction),
    received: amountOfUnits(received, currency),
    fee: amountOfUnits(Math.min(Math.max(settled.fee, 0), received), currency),
  };
}
