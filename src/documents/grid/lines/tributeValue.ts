import { resolveTribute, type TributeProblem } from '../../../../domain/taxes/resolve.ts';
import { memoized } from '../../../../domain/memoized.ts';
import { statedPart } from '../../../../domain/documents/linePart.ts';
import { isDecimal } from '../../../../domain/money/decimal.ts';
import { unitsOfLine } from '../../../../domain/taxes/line.ts';
import type { LineTerms, TributeTerms } from '../../../../domain/taxes/terms.ts';
import { countedAdjustments } from './adjustments.ts';
import { breachOf } from './bounds.ts';
import type { Line } from './line.ts';
import type { LineScenario, LineTribute } from './lineScenario.ts';

/**
 * Returns the value of a tribute on this line: entered if variable, else the scenario's, in the document's currency. Empty
 * while not entered.
 */
export function valueOf({ values, scenario }: Pick<Line, 'values' | 'scenario'>, tribute: LineTribute): string {
  if (tribute.type === 'Variable') return values[tribute.uuid] ?? '';
  const amount = tribute.amounts?.find(({ currency }) => currency === scenario?.on?.currency)?.amount;
  return amount ?? tribute.value ?? '';
}

const readable = (value: string): string | undefined => (isDecimal(value) ? value : undefined);

const resolved = (line: Pick<Line, 'values' | 'scenario'>, tribute: LineTribute) =>
  resolveTribute(tribute, readable(valueOf(line, tribute)), line.scenario?.on?.currency ?? '');

/** Returns the error of a tribute's value on this line, if any. */
export function tributeProblem(line: Line, tribute: LineTribute): TributeProblem | undefined {
  const found = resolved(line, tribute);
  return 'reason' in found ? found.reason : undefined;
}

const tributesOf: (scenario: LineScenario) => Map<string, readonly TributeTerms[]> = memoized(() => new Map());

/** Returns the terms of a line's tributes, shared by lines with the same values. Missing and invalid values count as zero. */
function tributeTerms(scenario: LineScenario, values: Line['values']): readonly TributeTerms[] {
  const known = tributesOf(scenario);
  const key = JSON.stringify(scenario.tributes.map(({ uuid, type }) => (type === 'Variable' ? values[uuid] : '')));
  const found = known.get(key);
  if (found) return found;
  const terms = scenario.tributes.map((tribute): TributeTerms => {
    const of = resolved({ scenario, values }, tribute);
    if ('terms' in of) return of.terms;
    const { is_origin, tax_responsible } = tribute;
    return { value: '0', is_fixed: false, is_origin, tax_responsible, tribute: tribute.tribute?.uuid };
  });
  // Each value that is typed makes one more.
  if (known.size >= mostKept) known.clear();
  known.set(key, terms);
  return terms;
}

const mostKept = 200;

/** A base that is refused counts as one. */
const baseOf = ({ base_quantity: base }: Line): string | undefined =>
  base && !breachOf('base_quantity', base, {}) ? base : undefined;

const noTributes: readonly TributeTerms[] = [];

/** Returns the terms of a line while typing: missing and invalid values count as zero. */
export function termsOf(line: Line, decimals: number): LineTerms | undefined {
  if (!isDecimal(line.quantity) || !isDecimal(line.price)) return undefined;
  const { quantity, price, price_includes_tax, scenario, item } = line;
  const terms = {
    quantity,
    price,
    base_quantity: baseOf(line),
    price_includes_tax,
    part: statedPart(line),
    scenery: scenario?.uuid,
    item: item?.uuid,
    rounding: scenario?.rounding,
    tributes: scenario ? tributeTerms(scenario, line.values) : noTributes,
  };
  const adjustments = countedAdjustments(line.adjustments, decimals);
  const adjusted = { ...terms, adjustments };
  // Discounts beyond the line are refused, and count as none.
  return adjustments.length > 0 && unitsOfLine(adjusted, decimals).total >= 0n ? adjusted : terms;
}
