import { rootsOf } from '../../../../../domain/lists/fields.ts';
import { memoized } from '../../../../../domain/memoized.ts';
import type { DocumentLanguageSetting } from '../../../../../schemas/parts/documents/documentDefaults.ts';
import type { GatewayProblem } from '../../../../../schemas/parts/payments/connection.ts';
import type { InvoiceStatus } from '../../../../../schemas/parts/invoicing/invoiceActions.ts';
import type { SendState } from '../../../../../schemas/parts/invoicing/sendState.ts';
import type { ContractType, ScheduleStatus } from '../../../../../schemas/parts/recurrence/recurrence.ts';
import type { RefundState } from '../../../../../schemas/parts/payments/refundState.ts';
import type { GatewayWord } from '../../../../../schemas/parts/payments/transaction.ts';
import invoices, { type Invoice } from '../../../../../schemas/resources/invoicing/invoices.ts';
import type { EnteredRow } from '../../../../engine/documents/columns.ts';
import {
  bookingsColumn,
  creditColumn,
  limitColumn,
  linkErrorColumn,
  notesColumn,
  payerPromisedColumn,
  remindedColumn,
  type Booking,
  type IssuedNote,
} from './bookings.ts';
import { contentColumns, invoiceFields } from './columns.ts';
import { accountColumn, type AccountShown } from '../../../../engine/documents/drafts/choices.ts';
import type { DocumentRow } from '../../../../engine/documents/record.ts';
import { contactVersion, printedColumns, type Printed } from '../../../../engine/documents/drawing/printedFields.ts';
import { linesColumn } from '../../../../engine/documents/lines/storedLines.ts';
import { namesOf } from '../../../../engine/documents/names.ts';

/** A row of `invoices` with its bookings and account, as the statements below return it. */
export interface InvoiceRow
  extends DocumentRow, PaymentRow, Omit<EnteredRow<typeof invoices.schema, Invoice>, keyof DocumentRow> {
  readonly number: number | null;
  /** As it is printed. */
  readonly full_number: string | null;
  readonly type: 'individual' | 'recurring';
  /** Open in the previous system. */
  readonly is_imported: boolean;
  /** Of an imported one with its lines: the company's setting of the language of documents. */
  readonly document_language?: DocumentLanguageSetting | null;
  /** Its contract, and its number in the contract, from 1. */
  readonly contract_uuid: string | null;
  readonly occurrence: number | null;
  /** The quote that it was made of. */
  readonly quote_uuid?: string | null;
  /** Of a deposit invoice. */
  readonly deposit_percent?: string | null;
  readonly is_deducted?: boolean;
  /** Whether it deducts deposit invoices. */
  readonly has_deposits?: boolean | null;
  /** For a scheduled invoice: whether its lines may differ from the next one's. */
  readonly contract_type?: ContractType;
  readonly status: InvoiceStatus;
  readonly payment_authorized: boolean;
  readonly reminders_off: boolean;
  readonly promised_date: string | null;
  readonly paid_on: string | null;
  readonly cancel_reason: string | null;
  /** Null once its public link has ended. */
  readonly public_hash: string | null;
  readonly sent_at: string | null;
  readonly seen_at: string | null;
  readonly send_state: SendState | null;
  /** For an invoice that was never issued: its schedule status, and the code of the reason for a hold. */
  readonly schedule_status?: ScheduleStatus | null;
  readonly held_because?: string | null;
  readonly account: AccountShown | null;
  /** Whether a draft keeps the rates of the invoice that it replaces. */
  readonly keeps_rates?: boolean;
}

/** The marks that detect a change of an invoice, without its content. */
export type InvoiceMarks = Pick<
  InvoiceRow,
  'uuid' | 'status' | 'due_date' | 'payment_authorized' | 'seen_at' | 'version'
> & {
  readonly marks: string;
};

/** A row of an invoice with its lines and marks. */
export type WholeInvoice = InvoiceRow & InvoiceMarks & Required<Pick<InvoiceRow, 'lines'>>;

/** The same with the additional content of its document. */
export type PublishedInvoice = WholeInvoice & Printed & { readonly notes: readonly IssuedNote[] | null };

/** The payment of an invoice: what the gateway reports, and what is booked, newest first; null without bookings. */
export interface PaymentRow {
  readonly gateway_status: GatewayWord | null;
  readonly payment_link: string | null;
  readonly public_notes: string | null;
  readonly booked: string;
  /** The refunded amount, and the amount of requested refunds. */
  readonly refunded: string;
  readonly refunding: string;
  readonly written_off: string;
  /** Payments with money or credit. */
  readonly received: string;
  /** What credit notes took, and what debit notes added. */
  readonly credited: string;
  readonly debited: string;
  readonly refund_state: RefundState | null;
  /** Why the gateway has created no payment link: in its words, and by our name. */
  readonly payment_link_failure: { readonly error: string; readonly problem: GatewayProblem | null } | null;
  readonly bookings: readonly Booking[] | null;
  /** The credit of its client in its currency; null without one. */
  readonly credit: string | null;
  readonly write_off_limit: string;
  /** When its payer was last reminded, and until when the payer promised to pay. */
  readonly reminded_at: string | null;
  readonly payer_promised_date: string | null;
}

/** The payment of a new invoice. */
export const unpaid: PaymentRow = {
  gateway_status: null,
  payment_link: null,
  public_notes: null,
  booked: '0.000',
  refunded: '0.000',
  refunding: '0.000',
  written_off: '0.000',
  received: '0.000',
  credited: '0.000',
  debited: '0.000',
  refund_state: null,
  payment_link_failure: null,
  bookings: null,
  credit: null,
  write_off_limit: '0.000',
  reminded_at: null,
  payer_promised_date: null,
};

const own = [
  'uuid',
  'number',
  'full_number',
  'type',
  'is_imported',
  'status',
  'contract_uuid',
  'occurrence',
  ...contentColumns,
  'payment_authorized',
  'gateway_status',
  'payment_link',
  'public_notes',
  'booked',
  'refunded',
  'refunding',
  'written_off',
  'received',
  'refund_state',
  'credited',
  'debited',
  'reminders_off',
  'promised_date',
  'paid_on',
  'cancel_reason',
  'public_hash',
  'sent_at',
  'seen_at',
  'send_state',
  'keeps_rates',
  'quote_uuid',
  'deposit_percent',
  'is_deducted',
  'version',
  'created_at',
];

// `exists` would lead the planner to read every logo of the tenant.
const logo = '(select true from invoice_logos g where g.tenant_id = i.tenant_id and g.invoice_uuid = i.uuid)';

// Of invoices of a quote alone.
const deposits = `case when i.quote_uuid is not null and i.deposit_percent is null then (
  select true from invoice_items l
  where l.tenant_id = i.tenant_id and l.invoice_uuid = i.uuid and l.mirrors_line is not null limit 1) end`;

const of = (alias: string, names: readonly string[]): string[] => names.map((column) => `${alias}.${column}`);

/**
 * Columns that cost a lookup or much text, with the record properties that need them. Few groups, since each
 * combination is a separate statement.
 */
const costly: { readonly columns: string[]; readonly properties: string[] }[] = [
  {
    columns: [
      `${bookingsColumn} as bookings`,
      `${accountColumn('i.tenant_id', 'i.account_uuid')} as account`,
      `${creditColumn} as credit`,
      `${limitColumn} as write_off_limit`,
    ],
    properties: ['transactions', 'can_revert', 'client_credit', 'can_write_off', 'refundable_amount'],
  },
  {
    columns: [`${remindedColumn} as reminded_at`, `${payerPromisedColumn} as payer_promised_date`],
    properties: ['remind_after'],
  },
  {
    columns: [`${linkErrorColumn} as payment_link_failure`],
    properties: ['payment_link_error', 'payment_link_problem'],
  },
  { columns: [`${logo} as has_logo`], properties: ['logo'] },
  { columns: [`${deposits} as has_deposits`], properties: ['is_empty'] },
  { columns: ['i.service_provider'], properties: ['service_provider'] },
  { columns: of('i', ['service_buyer', 'payment_responsible']), properties: ['service_buyer', 'payment_responsible'] },
  {
    columns: invoiceFields.flatMap(({ name, rich }) => (rich ? of('i', [name, rich]) : [])),
    properties: invoiceFields.flatMap(({ name, rich }) => (rich ? [name] : [])),
  },
];

const cheap = of('i', own).filter((column) => !costly.some(({ columns }) => columns.includes(column)));

/** Selects all properties of a list. */
const everything: readonly string[] = Object.freeze([]);

/** Returns the columns and tables that the given paths of a record need, with all cheap columns: for lists. */
export const readingOf = (paths: readonly string[] = everything) => readings(paths);

const readings = memoized((paths: readonly string[]): { readonly columns: string; readonly tables: string } => {
  const names = rootsOf(paths);
  const read = costly.filter(
    ({ properties }) => paths === everything || properties.some((name) => names.includes(name)),
  );
  return Object.freeze({
    columns: [...cheap, ...read.flatMap(({ columns }) => columns)].join(', '),
    tables: 'invoices i',
  });
});

/** The columns of an `InvoiceRow` without its lines, and their tables. */
export const { columns: summaryColumns, tables: invoiceTables } = readingOf();

const concatenated = (sources: readonly string[]): string => `concat_ws(' ', ${sources.join(', ')}) as marks`;

// Change with every source of the record; lines change only with their invoice.
const publicSources = [
  'i.version',
  `case when i.account_uuid is not null then (
    select 'account ' || version from accounts where tenant_id = i.tenant_id and uuid = i.account_uuid) end`,
  `case when ${logo} then 'logo' end`,
];
const ownSources = [creditColumn, limitColumn, linkErrorColumn, remindedColumn, payerPromisedColumn];

const marks = concatenated([
  ...publicSources,
  `case when i.status = 'billed' then concat_ws(' ', ${ownSources.join(', ')}) end`,
]);
const setting = `case when i.is_imported then (
  select c.document_language from companies c where c.tenant_id = i.tenant_id and c.uuid = i.service_provider_uuid) end`;
const lines = `${linesColumn(namesOf(invoices), 'i')} as lines, ${setting} as document_language`;

/** The same with lines and marks, for a single invoice. */
export const wholeColumns = `${summaryColumns}, ${lines}, ${marks}`;

const statusColumns = 'i.uuid, i.status, i.due_date, i.payment_authorized, i.seen_at, i.version';

/** The columns of `InvoiceMarks`, from `invoices i`. */
export const markColumns = `${statusColumns}, ${marks}`;

const publicMarks = concatenated([...publicSources, contactVersion('i.tenant_id', 'i.service_provider_uuid')]);

// A visitor sees neither reminders nor why a payment has no link.
const isPublic = (name: string): boolean =>
  !['remind_after', 'payment_link_error', 'payment_link_problem'].includes(name);
const published = readingOf(costly.flatMap(({ properties }) => properties).filter(isPublic)).columns;

/** The columns of a `PublishedInvoice`, and those that detect its changes. */
export const publishedColumns = `${published}, ${notesColumn} as notes, ${lines}, ${printedColumns('i', 'i.printed')}, ${publicMarks}`;
export const publishedMarkColumns = `${statusColumns}, ${publicMarks}`;
