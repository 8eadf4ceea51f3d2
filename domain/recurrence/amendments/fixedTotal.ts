import type { ContractType } from '../../../schemas/parts/recurrence/recurrence.ts';
import { decimalText, parseDecimal } from '../../money/decimal.ts';
import { decimalsOf } from '../../money/decimals.ts';
import { amountIn } from '../../kinds/figure.ts';
import type { Issue } from '../../validation/issue.ts';

/** The amounts of a contract as decimal text. */
export interface Amounts {
  readonly type: ContractType;
  readonly currency: string;
  readonly total_amount: string;
  readonly frequency: number;
}

/** Returns the sum of `frequency` invoices of one total, with the currency's decimals. Throws like `parseDecimal`. */
export function totalOfTerm(invoiceTotal: string, frequency: number, currency: string): string {
  const decimals = decimalsOf(currency);
  return decimalText(parseDecimal(invoiceTotal, decimals) * BigInt(frequency), decimals);
}

/**
 * Checks that the total of a fixed contract covers all its invoices (specification §5); the message shows the three
 * values. `invoiceTotal` is the total of one invoice. Throws like `parseDecimal`.
 */
export function fixedTotalIssues({ type, currency, total_amount, frequency }: Amounts, invoiceTotal: string): Issue[] {
  if (type !== 'fixed') return [];
  const decimals = decimalsOf(currency);
  const needed = totalOfTerm(invoiceTotal, frequency, currency);
  if (parseDecimal(total_amount, decimals) >= parseDecimal(needed, decimals)) return [];
  const amount = (figure: string) => amountIn(currency, figure);
  const args = { total: amount(invoiceTotal), frequency, needed: amount(needed), stated: amount(total_amount) };
  return [{ path: 'total_amount', key: 'validation.totalInvoiceXFrequencyIsGreatSumTotal', args }];
}
