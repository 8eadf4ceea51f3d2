import { invoiceStatuses } from '../../schemas/parts/invoiceActions.ts';
import { formatsOf, type Formats } from './format.ts';
import { fill, labelsOf, type Labels } from './labels.ts';
import type { Called, DocumentLocale, DrawnDocument } from './request.ts';
import { linesView, type LinesView } from './view/lines.ts';
import { notesView, type NoteView } from './view/notes.ts';
import { paymentView, type PaymentView } from './view/payment.ts';
import { monogram, partiesView, type PartyView } from './view/party.ts';
import { taxesView, type TaxesView } from './view/taxes.ts';
import { totalsView, type TotalsView } from './view/totals.ts';
import { wayView, type WayView } from './view/way.ts';

/** The content of a document in its language, in printed form; templates only lay it out. */
export interface DocumentView {
  lang: DocumentLocale;
  title: string;
  number: string;
  /** The full name of the document: for its metadata and the foot of each page. */
  heading: string;
  /** Shown beside the number, unless the document is issued. */
  status: { code: string; label: string } | null;
  watermark: string | null;
  payment: PaymentView | null;
  company: string;
  monogram: string;
  /** The description of the picture. Without the company's name, which Typst writes into the SVG unescaped. */
  logo: string;
  facts: { label: string; value: string }[];
  parties: PartyView[];
  lines: LinesView;
  totals: TotalsView;
  taxes: TaxesView | null;
  way: WayView | null;
  notes: NoteView[];
  /** With `{page}` and `{pages}`, which the layout fills in. */
  pageCount: string;
}

/** Returns the content of an invoice's document in a language. Throws a RangeError if an amount is not decimal text. */
export function documentView(invoice: DrawnDocument, locale: DocumentLocale, called?: Called): DocumentView {
  const labels = labelsOf(locale);
  const formats = formatsOf(locale, invoice.currency);
  const number = invoice.number === undefined ? undefined : String(invoice.number);
  const name = number ? fill(labels.number, { number }) : labels.unnumbered;
  const company = invoice.service_provider?.name ?? '';
  return {
    lang: locale,
    title: called?.title ?? labels.title,
    number: name,
    heading: called ? `${called.title} · ${name}` : headingOf(number, labels),
    ...(called ? statusCalled(invoice, called) : statusOf(invoice, labels)),
    payment: paymentView(invoice, labels, formats),
    company,
    monogram: monogram(company),
    logo: labels.logo,
    facts: factsOf(invoice, labels, formats),
    parties: partiesView(invoice, labels, formats),
    lines: linesView(invoice, labels, formats),
    totals: totalsView(invoice, labels, formats),
    taxes: taxesView(invoice, labels, formats),
    way: wayView(invoice, labels, formats),
    notes: notesView(invoice, labels),
    pageCount: fill(labels.page.count, { page: '{page}', pages: '{pages}' }),
  };
}

const headingOf = (number: string | undefined, { heading }: Labels): string =>
  number ? fill(heading.numbered, { number }) : heading.unnumbered;

type Marks = Pick<DocumentView, 'status' | 'watermark'>;

const statusCalled = ({ status: code = 'draft' }: DrawnDocument, { status: label }: Called): Marks =>
  label === undefined
    ? { status: null, watermark: null }
    : { status: { code, label }, watermark: label.toLocaleUpperCase() };

function statusOf({ status: said }: DrawnDocument, labels: Labels): Marks {
  const status = invoiceStatuses.find((one) => one === said) ?? 'draft';
  if (status === 'billed') return { status: null, watermark: null };
  return {
    status: { code: status, label: labels.status[status] },
    watermark: status === 'paid' ? null : labels.watermark[status],
  };
}

function factsOf(invoice: DrawnDocument, labels: Labels, formats: Formats): DocumentView['facts'] {
  const { facts } = labels;
  const currency = `${invoice.currency} · ${formats.currency(invoice.currency)}`;
  return [
    { label: facts.created, value: formats.date(invoice.created) },
    { label: facts.due_date, value: formats.date(invoice.due_date) },
    { label: facts.company_number, value: invoice.company_number ?? '' },
    { label: facts.currency, value: currency },
  ].filter(({ value }) => value !== '');
}
