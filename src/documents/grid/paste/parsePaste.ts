import { readCells } from '../../../../domain/csv.ts';
import { breachOf } from '../bounds.ts';
import { longestDescription } from './pasteLimits.ts';
import { readPastedNumber, signOfColumn, type DecimalSign } from './pastedNumber.ts';

export type PasteField = 'description' | 'quantity' | 'price' | 'scenario';

/** Why a pasted row cannot become a line: a key of the locale files under `documents.paste.problems`. */
export interface PasteProblem {
  readonly field: PasteField;
  readonly key: 'missing' | 'tooLong' | 'notNumber' | 'tooSmall' | 'tooLarge' | 'tooPrecise' | 'unknownScenario';
}

/** One pasted row. What could not be read stays in `cells`, so that nothing is lost. */
export interface PastedRow {
  /** Where it stood in the pasted text, from 1. */
  readonly row: number;
  readonly cells: readonly string[];
  readonly description: string;
  /** Decimal text with a point; empty when it could not be read. */
  readonly quantity: string;
  readonly price: string;
  readonly scenario: string;
  readonly problems: readonly PasteProblem[];
}

/** What a figure beyond its bounds is, in the words of a spreadsheet's row. */
const keyOfBreach = { format: 'notNumber', minimum: 'tooSmall', maximum: 'tooLarge', fraction: 'tooPrecise' } as const;

/**
 * Reads rows of description, quantity, price and, if given, scenario (its code
 * or name). A first row without any figure is taken for headings. An empty
 * quantity is 1. Each column's own unambiguous numbers tell its decimal sign.
 * Prices have at most that many decimals.
 */
export function parsePaste(text: string, language: DecimalSign, decimals = 2): PastedRow[] {
  const rows = readCells(text);
  const numbered = rows.map((cells, at) => ({ cells, row: at + 1 }));
  const [first, ...others] = numbered;
  const data = first && others.length > 0 && isHeading(first.cells) ? others : numbered;
  const quantitySign = signOfColumn(column(data, 1), signOfColumn(column(data, 2), language));
  const priceSign = signOfColumn(column(data, 2), quantitySign);
  return data.map(({ cells, row }) => readRow(cells, row, { quantitySign, priceSign, decimals }));
}

interface Notation {
  readonly quantitySign: DecimalSign;
  readonly priceSign: DecimalSign;
  readonly decimals: number;
}

function readRow(cells: readonly string[], row: number, { quantitySign, priceSign, decimals }: Notation): PastedRow {
  const [description = '', quantityText = '', priceText = '', scenario = ''] = cells;
  const quantity = quantityText === '' ? '1' : readPastedNumber(quantityText, quantitySign);
  const price = readPastedNumber(priceText, priceSign);
  const problems: (PasteProblem | undefined)[] = [
    describe(description),
    checkNumber('quantity', quantity, decimals),
    priceText === '' ? { field: 'price', key: 'missing' } : checkNumber('price', price, decimals),
  ];
  return {
    row,
    cells,
    description,
    quantity: quantity ?? '',
    price: price ?? '',
    scenario,
    problems: problems.filter((problem) => problem !== undefined),
  };
}

function describe(description: string): PasteProblem | undefined {
  if (description === '') return { field: 'description', key: 'missing' };
  return description.length > longestDescription ? { field: 'description', key: 'tooLong' } : undefined;
}

function checkNumber(
  field: 'quantity' | 'price',
  value: string | undefined,
  decimals: number,
): PasteProblem | undefined {
  if (value === undefined) return { field, key: 'notNumber' };
  const breach = breachOf(field, value, decimals);
  return breach && { field, key: keyOfBreach[breach.rule] };
}

function isHeading(cells: readonly string[]): boolean {
  return cells.length > 1 && !cells.slice(1).some((cell) => /\d/.test(cell));
}

function column(rows: readonly { readonly cells: readonly string[] }[], at: number): string[] {
  return rows.map((row) => row.cells[at] ?? '');
}
