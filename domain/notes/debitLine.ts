import { divideRounded } from '../money/round.ts';
import type { CorrectedLine, CreditedPart, Measure } from './correctedLine.ts';

/**
 * Returns what a debit note adds to a line: its tributes are what T and the amount would bear together, less what the line
 * bears. `taxesOf` computes them with the rates as issued. Undefined if nothing is added.
 */
export function debitLine(
  line: CorrectedLine,
  measure: Exclude<Measure, { by: 'all' }>,
  taxesOf: (net: bigint) => readonly bigint[],
): CreditedPart | undefined {
  // It deducts a deposit.
  if (line.net < 0n) return undefined;
  const net = measure.by === 'amount' ? measure.amount : divideRounded(line.net * measure.quantity, line.quantity);
  if (net <= 0n) return undefined;
  const bearing = taxesOf(line.net + net);
  const tributes = line.tributes.map((amount, at) => (bearing[at] ?? 0n) - amount);
  return { net, quantity: measure.by === 'quantity' ? measure.quantity : undefined, tributes };
}
