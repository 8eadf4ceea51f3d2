import { compareDecimals } from '../../../../domain/money/compare.ts';
import { figureTooLarge } from '../../../../domain/taxes/limit.ts';
import { isBlank, variableTributes, type Column, type Line } from './line.ts';
import type { CellErrors, CellMessage, LineErrors } from './linesReducer.ts';
import { totalsOf } from './totals.ts';
import { tributeProblem } from './tributeValue.ts';

const smallestQuantity = '1';
const smallestPrice = '0.01';
const required = 'validation.required';
const atLeast = (limit: string): CellMessage => ({ message: 'validation.decimal.minimum', args: { limit } });

/** What is wrong with the lines that are not blank (specification §5), as locale keys at their cells. */
export function validateLines(lines: readonly Line[], decimals: number): LineErrors {
  const wrong = lines
    .filter((line) => !isBlank(line))
    .map((line): [string, CellErrors] => [line.key, validateLine(line, decimals)])
    .filter(([, errors]) => Object.keys(errors).length > 0);
  return Object.fromEntries(wrong);
}

function validateLine(line: Line, decimals: number): CellErrors {
  const errors: Partial<Record<Column, CellMessage>> = {};
  if (!line.item) errors.item = required;
  if (line.quantity === '') errors.quantity = required;
  else if (compareDecimals(line.quantity, smallestQuantity) < 0) errors.quantity = atLeast(smallestQuantity);
  if (line.price === '') errors.price = required;
  else if (compareDecimals(line.price, smallestPrice) < 0) errors.price = atLeast(smallestPrice);
  if (!line.scenario) errors.scenario = required;
  for (const tribute of variableTributes(line)) {
    const problem = tributeProblem(line, tribute);
    if (problem) errors[`tribute:${tribute.uuid}`] = `validation.tribute.${problem}`;
  }
  const totals = totalsOf(line, decimals);
  if (!errors.price && totals && figureTooLarge(totals)) errors.price = 'validation.amountTooLarge';
  return errors;
}

/** The first cell with an error, in the order of the lines: where the cursor goes. */
export function firstError(lines: readonly Line[], errors: LineErrors): { key: string; column: Column } | undefined {
  const line = lines.find(({ key }) => errors[key]);
  const column = line && Object.keys(errors[line.key] ?? {}).find((name): name is Column => name !== '');
  return line && column ? { key: line.key, column } : undefined;
}
