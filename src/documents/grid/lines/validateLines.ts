import { detailFields } from '../../../../domain/documents/lineFields.ts';
import { isLine } from '../../../../domain/documents/rows.ts';
import { periodIssues } from '../../../../domain/documents/linePeriod.ts';
import { adjustmentIssues } from '../../../../domain/documents/adjustments.ts';
import { exceededByTaxes, unitsOfLine } from '../../../../domain/taxes/line.ts';
import { lineProblems } from '../../../../domain/taxes/system/problems.ts';
import { figureTooLarge } from '../../../../domain/taxes/limit.ts';
import { isDecimal } from '../../../../domain/money/decimal.ts';
import { countedAdjustments } from './adjustments.ts';
import { breachOf } from './bounds.ts';
import { isBlank, variableTributes, type Column, type Line } from './line.ts';
import type { CellErrors, CellMessage, LineErrors } from './linesReducer.ts';
import { totalsOf } from './totals.ts';
import { termsOf, tributeProblem, valueOf } from './tributeValue.ts';

const required = 'validation.required';

/** Validates the lines that are not blank (specification §5); returns locale keys by cell. */
export function validateLines(lines: readonly Line[], decimals: number): LineErrors {
  const wrong = lines
    .filter((line) => isLine(line) && !isBlank(line) && !line.mirror)
    .map((line): [string, CellErrors] => [line.key, validateLine(line, decimals)])
    .filter(([, errors]) => Object.keys(errors).length > 0);
  return Object.fromEntries(wrong);
}

function validateLine(line: Line, decimals: number): CellErrors {
  const errors: Partial<Record<Column, CellMessage>> = {};
  for (const lookup of ['item', 'scenario'] as const) {
    const text = line.typed?.[lookup];
    if (text) errors[lookup] = { message: 'validation.unmatched', args: { text } };
    else if (!line[lookup] || text === '') errors[lookup] = required;
  }
  for (const figure of ['quantity', 'price'] as const) {
    const problem = line[figure] === '' ? required : breach(figure, line[figure], line);
    if (problem) errors[figure] = problem;
  }
  for (const tribute of variableTributes(line)) {
    const value = valueOf(line, tribute);
    const reason = value === '' || isDecimal(value) ? tributeProblem(line, tribute) : undefined;
    const problem = reason ? `validation.tribute.${reason}` : breach('tribute', value, line);
    if (problem) errors[`tribute:${tribute.uuid}`] = problem;
  }
  const apart = scenarioProblem(line);
  if (apart && !errors.scenario) errors.scenario = apart;
  for (const name of detailFields) {
    const value: unknown = line[name];
    const problem = typeof value === 'string' && value !== '' ? breach(name, value, line) : undefined;
    if (problem) errors[name] = problem;
  }
  const [unordered] = periodIssues('', line);
  if (unordered) errors.period = unordered.key;
  const adjusted = adjustmentProblem(line, decimals);
  if (adjusted) errors.adjustments = adjusted;
  const terms = termsOf(line, decimals);
  if (terms && exceededByTaxes(terms, decimals)) errors.price_includes_tax = 'validation.taxesExceedPrice';
  else if (terms && lineProblems(terms).some(({ reason }) => reason === 'inside_limited')) {
    errors.price_includes_tax = 'validation.tribute.inside_limited';
  }
  const totals = totalsOf(line, decimals);
  if (!errors.price && totals && figureTooLarge(totals)) errors.price = 'validation.amountTooLarge';
  return errors;
}

/** Returns why the scenario cannot be computed on this line: no amount in the currency, or a cycle without solution. */
function scenarioProblem(line: Line): CellMessage | undefined {
  const { tributes = [], on } = line.scenario ?? {};
  const missing = tributes.find((tribute) => tributeProblem(line, tribute) === 'no_amount');
  if (missing) {
    return { message: 'validation.tribute.no_amount', args: { tribute: missing.name, currency: on?.currency ?? '' } };
  }
  const terms = termsOf({ ...line, quantity: '1', price: '1' }, 2);
  const unsolved = terms && lineProblems(terms).find(({ reason }) => reason !== 'inside_limited');
  if (!unsolved) return undefined;
  const named = unsolved.rows.map((at) => tributes[at]?.name ?? '').join(', ');
  return { message: `validation.tribute.${unsolved.reason}`, args: { tributes: named } };
}

function adjustmentProblem(line: Line, decimals: number): CellMessage | undefined {
  const { adjustments = [], quantity, price, base_quantity } = line;
  const [issue] = adjustmentIssues('adjustments', adjustments, decimals);
  if (issue) return { message: issue.key, args: { limit: String(issue.args?.['limit'] ?? '') } };
  const counted = countedAdjustments(adjustments, decimals);
  if (counted.length < adjustments.length) return { message: 'validation.decimal.format', args: {} };
  if (counted.length === 0 || !isDecimal(quantity) || !isDecimal(price)) return undefined;
  const terms = { quantity, price, base_quantity, adjustments: counted, tributes: [] };
  return unitsOfLine(terms, decimals).total < 0n ? 'validation.adjustment.beyond' : undefined;
}

function breach(...of: Parameters<typeof breachOf>): CellMessage | undefined {
  const found = breachOf(...of);
  return found && { message: `validation.decimal.${found.rule}`, args: { limit: found.limit } };
}

/** Returns the first cell with an error, to focus it. */
export function firstError(lines: readonly Line[], errors: LineErrors): { key: string; column: Column } | undefined {
  const line = lines.find(({ key }) => errors[key]);
  const column = line && Object.keys(errors[line.key] ?? {}).find((name): name is Column => name !== '');
  return line && column ? { key: line.key, column } : undefined;
}
