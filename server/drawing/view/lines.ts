import { adjustmentText, lineAdjustmentRows } from '../../../domain/documents/adjustmentRows.ts';
import { detailText, lineDetails } from '../../../domain/documents/lineDetails.ts';
import {
  isLine,
  lineNumbers,
  shownQuantity,
  subtotalsOf,
  type RecordedLine,
  type TextRow,
} from '../../../domain/documents/rows.ts';
import { decimalsOf } from '../../../domain/money/decimals.ts';
import type { TextKind } from '../../../schemas/parts/documents/rowKinds.ts';
import { formatMoney } from '../../../domain/kinds/money.ts';
import { nameIn } from '../../../domain/documents/namesInLanguages.ts';
import type { Formats } from '../text/format.ts';
import { between, fill, type Labels } from '../text/labels.ts';
import type { DocumentLocale, DrawnDocument } from '../request.ts';

/** The table of lines: its headings, and one row a line. */
export interface LinesView {
  header: { position: string; description: string; quantity: string; price: string; total: string };
  rows: LineView[];
}

/**
 * A printed row; `details` is what a line states beside quantity and price, each with its name. Texts, headings and
 * subtotals stand across the table, a subtotal with its amount.
 */
interface LineView {
  kind: 'line' | TextKind;
  position: string;
  description: string;
  details: string[];
  quantity: string;
  price: string;
  total: string;
}

/** What lines are written with. */
interface Wording {
  readonly locale: DocumentLocale;
  readonly labels: Labels;
  readonly formats: Formats;
}

/** Returns the rows of a document, its lines numbered from 1; a draft without lines has a row that states this. */
export function linesView(document: DrawnDocument, wording: Wording): LinesView {
  const { labels } = wording;
  const { position, description, quantity, price, total } = labels.lines;
  return {
    header: { position, description, quantity, price, total: fill(total, { currency: document.currency }) },
    rows: document.lines.length === 0 ? [emptyRow(labels)] : rowsOf(document, wording),
  };
}

function rowsOf({ lines, currency }: DrawnDocument, { locale, labels, formats }: Wording): LinesView['rows'] {
  const numbers = lineNumbers(lines);
  const subtotals = subtotalsOf(lines, decimalsOf(currency));
  const word = labels.totals.subtotal.split(between)[0] ?? '';
  return lines.map((line, index) => {
    if (!isLine(line)) return textRow(line, { word, total: subtotals[index], formats });
    return lineRow(line, { number: numbers[index], locale, labels, formats, currency });
  });
}

const noCells = { position: '', details: [], quantity: '', price: '', total: '' };

interface TextContext extends Pick<Wording, 'formats'> {
  /** What a subtotal is called if it does not say. */
  readonly word: string;
  readonly total: string | undefined;
}

/** The lines of a text stand below each other. */
function textRow({ row: kind, description }: TextRow, { word, total, formats }: TextContext): LineView {
  const [first = '', ...details] = (description || (kind === 'subtotal' ? word : '')).split('\n');
  return {
    ...noCells,
    kind,
    description: first,
    details,
    ...(total !== undefined && { total: formats.amount(total) }),
  };
}

interface LineContext extends Wording {
  readonly number: number | undefined;
  readonly currency: string;
}

const lineRow = (line: RecordedLine, { number, locale, labels, formats, currency }: LineContext): LineView => ({
  kind: 'line',
  position: String(number),
  description: nameIn(line.item, locale) ?? line.item.description ?? '',
  details: detailsOf(line, { locale, labels, currency }),
  quantity: formats.quantity(shownQuantity(line), line.unit_code),
  price: formats.price(line.price, line.base_quantity),
  total: formats.amount(line.total ?? '0'),
});

interface DetailContext extends Pick<Wording, 'locale' | 'labels'> {
  readonly currency: string;
}

/** Cells of a table are in the first language only. */
function detailsOf(line: RecordedLine, { locale, labels, currency }: DetailContext): string[] {
  const names: Readonly<Record<string, string>> = labels.lines;
  const details = lineDetails(line, { language: locale, currency }).flatMap((detail) =>
    detailText(detail, (name) => firstOf(names[name] ?? name)).split('\n'),
  );
  const option = line.is_optional ? [line.is_accepted ? labels.quote.accepted : labels.quote.optional] : [];
  return [...option, ...details, ...adjustmentsOf(line, { locale, labels, currency })];
}

const emptyRow = (labels: Labels): LineView => ({ ...noCells, kind: 'line', description: labels.lines.empty });

/** The gross of a line and what its discounts and charges add. */
function adjustmentsOf(line: RecordedLine, { locale, labels, currency }: DetailContext): string[] {
  const rows = lineAdjustmentRows(line, currency);
  if (rows.length === 0) return [];
  const [gross = ''] = labels.figures.gross.split(between);
  const amount = formatMoney(line.gross ?? line.total ?? '0', currency, locale);
  return [`${gross}: ${amount}`, ...rows.map((row) => adjustmentText(row, currency, namedIn(labels, locale)))];
}

/** How adjustments are called in the first language of the document. */
export const namedIn = ({ figures }: Labels, language: DocumentLocale) => ({
  language,
  names: { discount: firstOf(figures.discount), charge: firstOf(figures.charge) },
});

const firstOf = (label: string): string => label.split(between)[0] ?? label;
