import { resolveTribute, type TributeProblem } from '../../../../domain/taxes/resolve.ts';
import { statedPart } from '../../../../domain/documents/linePart.ts';
import { isDecimal } from '../../../../domain/money/decimal.ts';
import { unitsOfLine } from '../../../../domain/taxes/line.ts';
import type { LineTerms, TributeTerms } from '../../../../domain/taxes/terms.ts';
import { countedAdjustments } from './adjustments.ts';
import { breachOf } from './bounds.ts';
import type { Line, LineTribute } from './line.ts';

/** Returns the value of a tribute on this line: entered if variable, else the scenario's. Empty while not entered. */
export function valueOf(line: Line, tribute: LineTribute): string {
  return tribute.type === 'Variable' ? (line.values[tribute.uuid] ?? '') : (tribute.value ?? '');
}

const readable = (value: string): string | undefined => (isDecimal(value) ? value : undefined);

/** Returns the error of a tribute's value on this line, if any. */
export function tributeProblem(line: Line, tribute: LineTribute): TributeProblem | undefined {
  const resolved = resolveTribute(tribute, readable(valueOf(line, tribute)));
  return 'reason' in resolved ? resolved.reason : undefined;
}

/** A base that is refused counts as one. */
const baseOf = ({ base_quantity: base }: Line): string | undefined =>
  base && !breachOf('base_quantity', base, {}) ? base : undefined;

/** Returns the terms of a line while typing: missing and invalid values count as zero. */
export function termsOf(line: Line, decimals: number): LineTerms | undefined {
  if (!isDecimal(line.quantity) || !isDecimal(line.price)) return undefined;
  const tributes = (line.scenario?.tributes ?? []).map((tribute): TributeTerms => {
    const resolved = resolveTribute(tribute, readable(valueOf(line, tribute)));
    return 'terms' in resolved ? resolved.terms : { ...tribute, value: '0', is_fixed: false };
  });
  const { quantity, price, price_includes_tax } = line;
  const terms = { quantity, price, base_quantity: baseOf(line), price_includes_tax, part: statedPart(line), tributes };
  const adjustments = countedAdjustments(line.adjustments, decimals);
  const adjusted = { ...terms, adjustments };
  // Discounts beyond the line are refused, and count as none.
  return adjustments.length > 0 && unitsOfLine(adjusted, decimals).total >= 0n ? adjusted : terms;
}
