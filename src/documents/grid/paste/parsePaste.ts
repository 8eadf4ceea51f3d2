import { readCells } from '../../../../domain/csv.ts';
import {
  detailFields,
  lineProperty,
  type LineField,
  type StatedLine,
} from '../../../../domain/documents/lineFields.ts';
import { breachOf } from '../lines/bounds.ts';
import { longestDescription } from './pasteLimits.ts';
import { readPastedNumber, signOfColumn, type DecimalSign } from './pastedNumber.ts';

export type PasteField = 'description' | LineField | 'scenario';

/** Why a row cannot become a line: a key under `documents.paste.problems`. */
export interface PasteProblem {
  readonly field: PasteField;
  readonly key: 'missing' | 'tooLong' | 'notNumber' | 'tooSmall' | 'tooLarge' | 'tooPrecise' | 'unknownScenario';
}

/** A pasted row. Unreadable values stay in `cells`, so nothing is lost. */
export interface PastedRow {
  /** The position in the pasted text, from 1. */
  readonly row: number;
  readonly cells: readonly string[];
  readonly description: string;
  /** Decimal text with a point; empty if unreadable. */
  readonly quantity: string;
  readonly price: string;
  readonly scenario: string;
  readonly details: Partial<StatedLine>;
  readonly problems: readonly PasteProblem[];
}

/** The error of an exceeded bound, for a spreadsheet's row. */
const keyOfBreach = { format: 'notNumber', minimum: 'tooSmall', maximum: 'tooLarge', fraction: 'tooPrecise' } as const;

/**
 * Parses rows of description, quantity, price and optionally scenario (code or name). A first row without numbers is a
 * heading. An empty quantity is 1. Unambiguous numbers of a column determine its decimal sign. Prices have at most
 * `decimals` decimals.
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
  const [description = '', quantityText = '', priceText = '', scenario = '', ...further] = cells;
  const details = readDetails(further, { quantitySign, priceSign });
  const quantity = quantityText === '' ? '1' : readPastedNumber(quantityText, quantitySign);
  const price = readPastedNumber(priceText, priceSign);
  const problems: (PasteProblem | undefined)[] = [
    describe(description),
    checkNumber('quantity', quantity, decimals),
    priceText === '' ? { field: 'price', key: 'missing' } : checkNumber('price', price, decimals),
    ...details.map(([name, value]) => checkDetail(name, value, decimals)),
  ];
  return {
    row,
    cells,
    description,
    quantity: quantity ?? '',
    price: price ?? '',
    scenario,
    details: Object.fromEntries(details.filter(([, value]) => value !== undefined)),
    problems: problems.filter((problem) => problem !== undefined),
  };
}

function describe(description: string): PasteProblem | undefined {
  if (description === '') return { field: 'description', key: 'missing' };
  return description.length > longestDescription ? { field: 'description', key: 'tooLong' } : undefined;
}

/** Returns the details of a row, in the order of their columns behind the scenario; an unreadable number is undefined. */
const readDetails = (
  cells: readonly string[],
  { quantitySign, priceSign }: Pick<Notation, 'quantitySign' | 'priceSign'>,
): [LineField, string | undefined][] =>
  detailFields.flatMap((name, at): [LineField, string | undefined][] => {
    const text = cells[at] ?? '';
    if (text === '') return [];
    const { decimal, kind } = lineProperty(name);
    return [[name, decimal ? readPastedNumber(text, kind === 'money' ? priceSign : quantitySign) : text]];
  });

function checkDetail(field: LineField, value: string | undefined, decimals: number): PasteProblem | undefined {
  const { decimal, maxLength = Infinity } = lineProperty(field);
  if (decimal) return checkNumber(field, value, decimals);
  return (value?.length ?? 0) > maxLength ? { field, key: 'tooLong' } : undefined;
}

function checkNumber(field: LineField, value: string | undefined, decimals: number): PasteProblem | undefined {
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
