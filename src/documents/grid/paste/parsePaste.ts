import { readCells } from '../../../../domain/csv.ts';
import {
  detailFields,
  lineProperty,
  type LineField,
  type StatedLine,
} from '../../../../domain/documents/lineFields.ts';
import type { EnteredAdjustment } from '../../../../domain/documents/adjustments.ts';
import { languageCodes } from '../../../../domain/languages.ts';
import { readYesNo } from '../../../../domain/kinds/boolean.ts';
import { readPeriod, type Period } from '../../../../domain/kinds/period.ts';
import { unitCalled } from '../../../../domain/units/units.ts';
import { breachOf } from '../lines/bounds.ts';
import { longestDescription } from './pasteLimits.ts';
import { fieldsInOrder, namedColumns, type NameOf, type PasteColumns, type PasteField } from './namedColumns.ts';
import { readPastedNumber, signOfColumn, type DecimalSign } from './pastedNumber.ts';

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
    | 'notPeriod'
    | 'notYesNo';
}

/** A pasted row. Unreadable values stay in `cells`, so nothing is lost. */
export interface PastedRow {
  /** The position in the pasted text, from 1. */
  readonly row: number;
  readonly cells: readonly string[];
  readonly description: string;
  /** Whether no other cell has a value: it is a text between lines, unless it names an item. */
  readonly isAlone?: true;
  /** Decimal text with a point; empty if unreadable. */
  readonly quantity: string;
  readonly price: string;
  readonly scenario: string;
  readonly details: Partial<StatedLine>;
  readonly problems: readonly PasteProblem[];
}

/** The error of an exceeded bound, for a spreadsheet's row. */
const keyOfBreach = { format: 'notNumber', minimum: 'tooSmall', maximum: 'tooLarge', fraction: 'tooPrecise' } as const;

/** Pasted rows, and how they were read. */
export interface Pasted {
  readonly rows: readonly PastedRow[];
  readonly columns: PasteColumns;
  /** The first row, if it names the columns. */
  readonly headings?: readonly string[];
}

/**
 * Parses rows of cells. If the first row names the columns, they are those; else description, quantity, price, scenario
 * (code or name) and details, and a first row without numbers is left out. An empty quantity is 1. Unambiguous numbers of a
 * column determine its decimal sign.
 */
export function parsePaste(text: string, language: DecimalSign, nameOf: NameOf = (field) => field): Pasted {
  const rows = readCells(text);
  const numbered = rows.map((cells, at) => ({ cells, row: at + 1 }));
  const [first, ...others] = numbered;
  const named = first && others.length > 0 ? namedColumns(first.cells, nameOf) : undefined;
  const columns = named ?? fieldsInOrder;
  const data = first && others.length > 0 && (named || isHeading(first.cells)) ? others : numbered;
  const texts = (field: PasteField) => data.map(({ cells }) => cells[columns.indexOf(field)] ?? '');
  const quantitySign = signOfColumn(texts('quantity'), signOfColumn(texts('price'), language));
  const priceSign = signOfColumn(texts('price'), quantitySign);
  return {
    rows: data.map(({ cells, row }) => readRow(cells, row, { columns, quantitySign, priceSign })),
    columns,
    ...(named && first && { headings: first.cells }),
  };
}

interface Notation {
  readonly columns: PasteColumns;
  readonly quantitySign: DecimalSign;
  readonly priceSign: DecimalSign;
}

function readRow(cells: readonly string[], row: number, notation: Notation): PastedRow {
  const { columns, quantitySign, priceSign } = notation;
  const textOf = (field: PasteField): string => cells[columns.indexOf(field)] ?? '';
  const [description, quantityText, priceText] = [textOf('item'), textOf('quantity'), textOf('price')];
  const details = readDetails(textOf, notation);
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
    ...(cells.every((cell, at) => cell === '' || columns[at] === 'item') && { isAlone: true }),
    quantity: quantity ?? '',
    price: price ?? '',
    scenario: textOf('scenario'),
    details: Object.fromEntries(details.filter(([, value]) => value !== undefined)),
    problems: problems.filter((problem) => problem !== undefined),
  };
}

function describe(description: string): PasteProblem | undefined {
  if (description === '') return { field: 'item', key: 'missing' };
  return description.length > longestDescription ? { field: 'item', key: 'tooLong' } : undefined;
}

/** Undefined if unreadable. */
type PastedValue = string | boolean | Period | readonly EnteredAdjustment[] | undefined;

/** Returns the details of a row; an unreadable number is undefined. */
const readDetails = (
  textOf: (field: PasteField) => string,
  { quantitySign, priceSign }: Pick<Notation, 'quantitySign' | 'priceSign'>,
): [LineField, PastedValue][] =>
  detailFields.flatMap((name): [LineField, PastedValue][] => {
    const text = textOf(name);
    if (text === '') return [];
    const { decimal, kind, type } = lineProperty(name);
    if (kind === 'unit') return [[name, unitCalled(text)]];
    if (kind === 'period') return [[name, readPeriod(text, languageCodes)]];
    if (type === 'boolean') return [[name, readYesNo(text)]];
    if (kind === 'adjustments') return [[name, readDiscount(text, priceSign)]];
    return [[name, decimal ? readPastedNumber(text, kind === 'money' ? priceSign : quantitySign) : text]];
  });

/** A column of discounts has percentages, or money. */
function readDiscount(text: string, sign: DecimalSign): readonly EnteredAdjustment[] | undefined {
  const figure = readPastedNumber(text.replaceAll(/[-−%]/g, '').trim(), sign);
  if (figure === undefined || /^[0.]*$/.test(figure)) return figure === undefined ? undefined : [];
  return [{ kind: 'discount', ...(text.includes('%') ? { percent: figure } : { amount: figure }) }];
}

function checkDetail(field: LineField, value: PastedValue): PasteProblem | undefined {
  const { decimal, kind, type, maxLength = Infinity } = lineProperty(field);
  if (type === 'boolean') return value === undefined ? { field, key: 'notYesNo' } : undefined;
  if (kind === 'period') return value === undefined ? { field, key: 'notPeriod' } : undefined;
  if (kind === 'adjustments') return value === undefined ? { field, key: 'notNumber' } : undefined;
  if (typeof value === 'object' || typeof value === 'boolean') return undefined;
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
  const others = cells.slice(1);
  return others.some((cell) => cell !== '') && !others.some((cell) => /\d/.test(cell));
}
