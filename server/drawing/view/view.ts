import { countedAmong } from '../../../domain/documents/rows.ts';
import { withoutNoted } from '../../../domain/taxes/noted.ts';
import { initialsOf } from '../../../domain/words/initials.ts';
import { formatsOf, type Formats } from '../text/format.ts';
import { fill, labelsOf, type Labels } from '../text/labels.ts';
import type { DocumentLocale, DrawnDocument } from '../request.ts';
import { factsView, type FactView } from './facts.ts';
import { linesView, type LinesView } from './lines.ts';
import { notesView, type NoteView } from './notes.ts';
import { partiesView, type PartyView } from './party.ts';
import { scheduleView, type ScheduleView } from './schedule.ts';
import { taxesView, type TaxesView } from './taxes.ts';
import { totalsView, type TotalsView } from './totals.ts';
import { wayView, type WayView } from './moneyFlow.ts';
import { paymentView, settledIn, type PaymentView } from './payment.ts';

/** The content of a document in its language, in printed form; templates choose from it and lay it out. */
export interface DocumentView {
  lang: DocumentLocale;
  title: string;
  number: string;
  /** The full name of the document: for its metadata and the foot of each page. */
  heading: string;
  /** Shown beside the number, unless the document is issued and nothing is paid. */
  status: { code: string; label: string } | null;
  watermark: string | null;
  /** Why it was cancelled, what it corrects and why, or that it is no invoice. */
  cancellation: { title: string; lines: string[] } | null;
  /** Whether that has the color of the design, instead of the stamp's. */
  isAccented: boolean;
  payment: PaymentView | null;
  company: string;
  monogram: string;
  /** The description of the picture. Without the company's name, which Typst writes into the SVG unescaped. */
  logo: string;
  facts: FactView[];
  parties: PartyView[];
  lines: LinesView;
  totals: TotalsView;
  schedule: ScheduleView | null;
  taxes: TaxesView | null;
  way: WayView | null;
  notes: NoteView[];
}

/**
 * Returns the printed content of a document in a language, with labels in a second one if the template has it. Throws a
 * RangeError if an amount is not decimal text.
 */
export function documentView(drawn: DrawnDocument, locale: DocumentLocale, second = locale): DocumentView {
  const document = withoutNoted(drawn, countedAmong(drawn.lines), drawn.currency);
  const settled = settledIn(document);
  const words = labelsOf(locale, second);
  const labels =
    settled || document.valid_until || document.called.isCredit
      ? { ...words, figures: { ...words.figures, ...totalOf(words) } }
      : words;
  const formats = formatsOf(locale, document.currency);
  const { title, status } = document.called;
  const number = document.full_number ?? document.number ?? '';
  const { version_number: version = 1 } = document;
  const versioned = version > 1 ? `, ${fill(labels.quote.version, { version: String(version) })}` : '';
  const named = (isNumbered: string, isUnnumbered: string) =>
    fill(number === '' ? isUnnumbered : isNumbered, { title, number: `${number}${versioned}` });
  const company = document.service_provider?.name ?? '';
  return {
    lang: locale,
    title,
    number: named(labels.number, labels.unnumbered),
    heading: named(labels.heading.numbered, labels.heading.unnumbered),
    status: statusView(document, labels),
    watermark: status?.isStamped ? status.label.toLocaleUpperCase(locale) : null,
    cancellation:
      cancellationView(document, labels) ?? correctionView(document, labels, formats) ?? proformaView(document, labels),
    isAccented: document.corrects !== undefined || document.called.isProforma === true,
    payment: paymentView(document, labels, formats),
    company,
    monogram: initialsOf(company),
    logo: labels.logo,
    facts: factsView(document, labels, formats),
    parties: partiesView(document, labels, formats),
    lines: linesView(document, { locale, labels, formats }),
    totals: totalsView(document, labels, formats, locale),
    schedule: scheduleView(document, labels, formats),
    taxes: taxesView(document, labels, formats, locale),
    way: wayView(document, labels, formats),
    notes: notesView(document, labels),
  };
}

/** Once something is paid, the amount due is the total of the document, and in a quote nothing is due yet. */
const totalOf = ({ settled }: Labels) => ({ importer_total_payable_exporter: settled.total });

function statusView(document: DrawnDocument, { states }: Labels): DocumentView['status'] {
  const { status } = document.called;
  const state = settledIn(document)?.state;
  if (state !== undefined && state !== 'paid') return { code: state, label: states[state] };
  return status ? { code: status.code, label: status.label } : null;
}

function cancellationView({ cancel_reason: reason }: DrawnDocument, labels: Labels): DocumentView['cancellation'] {
  const lines = linesIn(reason);
  return lines.length > 0 ? { title: labels.cancellation, lines } : null;
}

const linesIn = (text = ''): string[] => text.split('\n').filter((line) => line.trim() !== '');

/** Returns the sentence that a proforma is no invoice, which tax authorities require; null for other documents. */
const proformaView = ({ called }: DrawnDocument, { proforma }: Labels): DocumentView['cancellation'] =>
  called.isProforma ? { title: proforma.notice, lines: [] } : null;

/** Returns what a note corrects, with its reason; null for other documents. */
function correctionView(
  { corrects, debit_note: debitNote, reason }: DrawnDocument,
  { corrects: words }: Labels,
  formats: Formats,
): DocumentView['cancellation'] {
  const corrected = debitNote ?? corrects;
  if (!corrected) return null;
  const { number, full_number: printed = String(number ?? ''), created } = corrected;
  const title = fill(debitNote ? words.debit_note : words.invoice, {
    number: printed,
    date: created === undefined ? '' : formats.date(created),
  });
  return { title, lines: linesIn(reason) };
}
