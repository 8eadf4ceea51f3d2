import { readCells } from '../../../../domain/csv.ts';
import {
  detailFields,
  lineProperty,
  type LineField,
  type StatedLine,
} from '../../../../domain/documents/lineFields.ts';
import { languageCodes } from '../../../../domain/languages.ts';
import { readPeriod, type Period } from '../../../../domain/kinds/period.ts';
import { unitCalled } from '../../../../domain/units/units.ts';
import { breachOf } from '../lines/bounds.ts';
import { longestDescription } from './pasteLimits.ts';
import { readPastedNumber, signOfColumn, type DecimalSign } from './pastedNumber.ts';

export type PasteField = 'item' | LineField | 'scenario';

/** Why a row cannot become a line: a key under `documents.paste.problems`. */
export interface PasteProblem {
  readonly field: PasteField;
  readonly key:
    | 'missing'
    | 'tooLong'
    | 'notNumber'
    | 'tooSmall'
    | 'tooLarge'
    | 'tooPrecise'
    | 'unknownScenario'
    | 'unknownUnit'
    | 'notPeriod';
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
 * heading. An empty quantity is 1. Unambiguous numbers of a column determine its decimal sign.
 */
export function parsePaste(text: string, language: DecimalSign): PastedRow[] {
  const rows = readCells(text);
  const numbered = rows.map((cells, at) => ({ cells, row: at + 1 }));
  const [first, ...others] = numbered;
  const data = first && others.length > 0 && isHeading(first.cells) ? others : numbered;
  const quantitySign = signOfColumn(column(data, 1), signOfColumn(column(data, 2), language));
  const priceSign = signOfColumn(column(data, 2), quantitySign);
  return data.map(({ cells, row }) => readRow(cells, row, { quantitySign, priceSign }));
}

interface Notation {
  readonly quantitySign: DecimalSign;
  readonly priceSign: DecimalSign;
}

function readRow(cells: readonly string[], row: number, { quantitySign, priceSign }: Notation): PastedRow {
  const [description = '', quantityText = '', priceText = '', scenario = '', ...further] = cells;
  const details = readDetails(further, { quantitySign, priceSign });
  const quantity = quantityText === '' ? '1' : readPastedNumber(quantityText, quantitySign);
  const price = readPastedNumber(priceText, priceSign);
  const qualified = Object.fromEntries(details);
  const problems: (PasteProblem | undefined)[] = [
    describe(description),
    checkNumber('quantity', quantity, qualified),
    priceText === '' ? { field: 'price', key: 'missing' } : checkNumber('price', price, qualified),
    ...details.map(([name, value]) => checkDetail(name, value)),
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
  if (description === '') return { field: 'item', key: 'missing' };
  return description.length > longestDescription ? { field: 'item', key: 'tooLong' } : undefined;
}

/** Undefined if unreadable. */
type PastedValue = string | Period | undefined;

/** Returns the details of a row, in the order of their columns behind the scenario; an unreadable number is undefined. */
const readDetails = (
  cells: readonly string[],
  { quantitySign, priceSign }: Pick<Notation, 'quantitySign' | 'priceSign'>,
): [LineField, PastedValue][] =>
  detailFields.flatMap((name, at): [LineField, PastedValue][] => {
    const text = cells[at] ?? '';
    if (text === '') return [];
    const { decimal, kind } = lineProperty(name);
    if (kind === 'unit') return [[name, unitCalled(text)]];
    if (kind === 'period') return [[name, readPeriod(text, languageCodes)]];
    return [[name, decimal ? readPastedNumber(text, kind === 'money' ? priceSign : quantitySign) : text]];
  });

function checkDetail(field: LineField, value: PastedValue): PasteProblem | undefined {
  const { decimal, kind, maxLength = Infinity } = lineProperty(field);
  if (kind === 'period') return value === undefined ? { field, key: 'notPeriod' } : undefined;
  if (typeof value === 'object') return undefined;
  if (decimal) return checkNumber(field, value, {});
  if (kind === 'unit') return value === undefined ? { field, key: 'unknownUnit' } : undefined;
  return (value?.length ?? 0) > maxLength ? { field, key: 'tooLong' } : undefined;
}

function checkNumber(field: LineField, value: string | undefined, line: Partial<StatedLine>): PasteProblem | undefined {
  if (value === undefined) return { field, key: 'notNumber' };
  const breach = breachOf(field, value, line);
  return breach && { field, key: keyOfBreach[breach.rule] };
}

function isHeading(cells: readonly string[]): boolean {
  return cells.length > 1 && !cells.slice(1).some((cell) => /\d/.test(cell));
}

function column(rows: readonly { readonly cells: readonly string[] }[], at: number): string[] {
  return rows.map((row) => row.cells[at] ?? '');
}
