import { resolveTribute, type TributeProblem } from '../../../domain/taxes/resolve.ts';
import { isDecimal } from '../../../domain/money/decimal.ts';
import type { LineTerms, TributeTerms } from '../../../domain/taxes/terms.ts';
import type { Line, LineTribute } from './line.ts';

/** The value that counts on this line: what was entered where variable, else the scenario's. Empty while not entered. */
export function valueOf(line: Line, tribute: LineTribute): string {
  return tribute.type === 'Variable' ? (line.values[tribute.uuid] ?? '') : (tribute.value ?? '');
}

const readable = (value: string): string | undefined => (isDecimal(value) ? value : undefined);

/** What is wrong with a tribute's value on this line, if anything is. */
export function tributeProblem(line: Line, tribute: LineTribute): TributeProblem | undefined {
  const resolved = resolveTribute(tribute, readable(valueOf(line, tribute)));
  return 'reason' in resolved ? resolved.reason : undefined;
}

/** What a line is computed from, in the middle of typing: a value that is missing or refused counts as nothing. */
export function termsOf(line: Line): LineTerms | undefined {
  if (!isDecimal(line.quantity) || !isDecimal(line.price)) return undefined;
  const tributes = (line.scenario?.tributes ?? []).map((tribute): TributeTerms => {
    const resolved = resolveTribute(tribute, readable(valueOf(line, tribute)));
    return 'terms' in resolved ? resolved.terms : { ...tribute, value: '0', is_fixed: false };
  });
  return { quantity: line.quantity, price: line.price, tributes };
}
