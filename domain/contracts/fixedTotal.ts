import type { ContractType } from '../../schemas/parts/recurrence.ts';
import { decimalText, parseDecimal } from '../money/decimal.ts';
import { decimalsOf } from '../money/decimals.ts';
import { amountIn } from '../kinds/figure.ts';
import type { Issue } from '../validation/issue.ts';

/** What a contract says of its amounts, as decimal text. */
export interface Amounts {
  readonly type: ContractType;
  readonly currency: string;
  readonly total_amount: string;
  readonly frequency: number;
}

/** What so many invoices of one total come to, as decimal text with the currency's decimals. Throws like `parseDecimal`. */
export function totalOfTerm(invoiceTotal: string, frequency: number, currency: string): string {
  const decimals = decimalsOf(currency);
  return decimalText(parseDecimal(invoiceTotal, decimals) * BigInt(frequency), decimals);
}

/**
 * The total of a fixed contract is at least that of all its invoices (specification §5); the message shows the three values.
 * `invoiceTotal` is what one of them comes to. Throws like `parseDecimal`.
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
