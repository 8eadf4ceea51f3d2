import { decimalText } from '../../../../domain/money/decimal.ts';
import { taxesOfLine, type BorneAmount } from '../../../../domain/taxes/line.ts';
import { isOncePerDocument } from '../../../../domain/taxes/system/system.ts';
import { figureFraction, type TributeTerms } from '../../../../domain/taxes/terms.ts';
import type { LineTribute } from '../../../engine/documents/lines/billedRow.ts';
import type { IssuedLine } from './corrected.ts';

/** What a line would bear taxes of: its net in minor units, and its quantity in millionths. */
interface Measured {
  readonly net: bigint;
  readonly quantity: bigint;
}

/** Returns the taxes of another net and quantity of a line with the rates as issued. */
export function taxesAsIssued({ scenery }: IssuedLine, { net, quantity }: Measured, decimals: number): BorneAmount[] {
  const whole = decimalText(quantity, figureFraction);
  return taxesOfLine(
    {
      quantity: whole,
      base_quantity: whole,
      price: decimalText(net, decimals),
      tributes: scenery.tributes.map(termsOf),
    },
    decimals,
  ).tributes;
}

/** What is once for the document adds nothing more to a line: it stays the amount that the line bears. */
const termsOf = (tribute: LineTribute): TributeTerms =>
  isOncePerDocument(tribute)
    ? {
        value: tribute.amount,
        is_fixed: true,
        is_origin: tribute.is_origin,
        tax_responsible: tribute.tax_responsible,
        tribute: tribute.tribute,
        recoverable: tribute.recoverable,
      }
    : tribute;
