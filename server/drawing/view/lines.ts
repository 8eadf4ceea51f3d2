import type { Formats } from '../text/format.ts';
import { fill, type Labels } from '../text/labels.ts';
import type { DrawnDocument } from '../request.ts';

/** The table of lines: its headings, and one row a line. */
export interface LinesView {
  header: { position: string; description: string; quantity: string; price: string; total: string };
  rows: { position: string; description: string; quantity: string; price: string; total: string }[];
}

/** Returns the lines of a document, numbered from 1; a draft without lines has a row that states this. */
export function linesView(document: DrawnDocument, labels: Labels, formats: Formats): LinesView {
  const { position, description, quantity, price, total } = labels.lines;
  return {
    header: { position, description, quantity, price, total: fill(total, { currency: document.currency }) },
    rows: document.lines.length === 0 ? [emptyRow(labels)] : rowsOf(document, formats),
  };
}

const rowsOf = ({ lines }: DrawnDocument, formats: Formats): LinesView['rows'] =>
  lines.map((line, index) => ({
    position: String(index + 1),
    description: line.item.description ?? '',
    quantity: formats.quantity(line.quantity),
    price: formats.price(line.price),
    total: formats.amount(line.total ?? '0'),
  }));

const emptyRow = (labels: Labels): LinesView['rows'][number] => ({
  position: '',
  description: labels.lines.empty,
  quantity: '',
  price: '',
  total: '',
});
