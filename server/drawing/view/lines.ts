import { lineDetails } from '../../../domain/documents/lineDetails.ts';
import type { Formats } from '../text/format.ts';
import { between, fill, type Labels } from '../text/labels.ts';
import type { DocumentLine, DocumentLocale, DrawnDocument } from '../request.ts';

/** The table of lines: its headings, and one row a line. */
export interface LinesView {
  header: { position: string; description: string; quantity: string; price: string; total: string };
  rows: LineView[];
}

/** A printed line; `details` is what it states beside quantity and price, each with its name. */
interface LineView {
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

/** Returns the lines of a document, numbered from 1; a draft without lines has a row that states this. */
export function linesView(document: DrawnDocument, wording: Wording): LinesView {
  const { labels } = wording;
  const { position, description, quantity, price, total } = labels.lines;
  return {
    header: { position, description, quantity, price, total: fill(total, { currency: document.currency }) },
    rows: document.lines.length === 0 ? [emptyRow(labels)] : rowsOf(document, wording),
  };
}

const rowsOf = ({ lines, currency }: DrawnDocument, { locale, labels, formats }: Wording): LinesView['rows'] =>
  lines.map((line, index) => ({
    position: String(index + 1),
    description: line.item.description ?? '',
    details: detailsOf(line, { locale, labels, currency }),
    quantity: formats.quantity(line.quantity, line.unit_code),
    price: formats.price(line.price, line.base_quantity),
    total: formats.amount(line.total ?? '0'),
  }));

interface DetailContext extends Pick<Wording, 'locale' | 'labels'> {
  readonly currency: string;
}

/** Cells of a table are in the first language only. */
function detailsOf(line: DocumentLine, { locale, labels, currency }: DetailContext): string[] {
  const names: Readonly<Record<string, string>> = labels.lines;
  const nameOf = (name: string) => (names[name] ?? name).split(between)[0];
  return lineDetails(line, { language: locale, currency }).flatMap(({ name, text, isNamed }) =>
    isNamed ? [`${nameOf(name)}: ${text}`] : text.split('\n'),
  );
}

const emptyRow = (labels: Labels): LinesView['rows'][number] => ({
  position: '',
  description: labels.lines.empty,
  details: [],
  quantity: '',
  price: '',
  total: '',
});
