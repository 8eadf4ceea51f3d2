import { rootsOf } from '../../../domain/lists/fields.ts';
import { oncePer } from '../../../domain/oncePer.ts';
import type { InvoiceStatus } from '../../../schemas/parts/invoiceActions.ts';
import type { ContractType, Standing } from '../../../schemas/parts/recurrence.ts';
import invoices, { type Invoice } from '../../../schemas/resources/invoices.ts';
import type { EnteredRow } from '../documents/columns.ts';
import { contentColumns, invoiceFields } from './columns.ts';
import { accountColumn, type AccountShown } from '../documents/choices.ts';
import type { DocumentRow } from '../documents/record.ts';
import { contactColumn, contactVersion, languageColumn, payToColumn, type Printed } from '../documents/printed.ts';
import { linesColumn } from '../documents/storedLines.ts';
import { namesOf } from '../documents/names.ts';

/** A row of `invoices` with its transaction and account, as the statements below answer it. */
export interface InvoiceRow
  extends DocumentRow, TransactionRow, Omit<EnteredRow<typeof invoices.schema, Invoice>, keyof DocumentRow> {
  readonly number: number | null;
  readonly type: 'individual' | 'recurring';
  /** The contract it is of, and which of its invoices it is, from 1 on. */
  readonly contract_uuid: string | null;
  readonly occurrence: number | null;
  /** Of one to come: whether its lines may be others than the next one's. */
  readonly contract_type?: ContractType;
  readonly status: InvoiceStatus;
  readonly payment_authorized: boolean;
  readonly paid_on: string | null;
  readonly public_hash: string | null;
  readonly sent_at: string | null;
  readonly seen_at: string | null;
  /** Of one that was never issued: how it stands, and the code of what it is put aside for. */
  readonly standing?: Standing | null;
  readonly held_because?: string | null;
  readonly account: AccountShown | null;
}

/** What tells, without its content, whether an invoice stands as it did. */
export type InvoiceMarks = Pick<
  InvoiceRow,
  'uuid' | 'status' | 'due_date' | 'payment_authorized' | 'seen_at' | 'version'
> & {
  readonly marks: string;
};

/** A row of one invoice that was read whole. */
export type WholeInvoice = InvoiceRow & InvoiceMarks & Required<Pick<InvoiceRow, 'lines'>>;

/** The same with what its document shows beside it. */
export type PublishedInvoice = WholeInvoice & Printed;

export interface TransactionRow {
  readonly gateway_status: 'Authorized' | 'Payment Sent' | 'Failed' | 'Refunded' | null;
  readonly payment_date: string | null;
  readonly payment_link: string | null;
  readonly public_notes: string | null;
  readonly exchange_currency: string | null;
  readonly exchange_rate: string | null;
  readonly fee: string | null;
  readonly remaining_amount: string | null;
}

/** The payment of an invoice that nobody has paid. */
export const unpaid: TransactionRow = {
  gateway_status: null,
  payment_date: null,
  payment_link: null,
  public_notes: null,
  exchange_currency: null,
  exchange_rate: null,
  fee: null,
  remaining_amount: null,
};

const own = [
  'uuid',
  'number',
  'type',
  'status',
  'contract_uuid',
  'occurrence',
  ...contentColumns,
  'payment_authorized',
  'paid_on',
  'public_hash',
  'sent_at',
  'seen_at',
  'version',
  'created_at',
];

const ofTransaction = Object.keys(unpaid);

// As `exists` it would tempt the planner to read every logo of the tenant.
const logo = '(select true from invoice_logos g where g.tenant_id = i.tenant_id and g.invoice_uuid = i.uuid)';

/**
 * The transaction of an invoice. By its limit it is looked up for each: as a plain join all of a tenant's are read for a
 * page of ten, where the planner takes a large tenant for an average one.
 */
const transaction = `
  left join lateral (select * from transactions where tenant_id = i.tenant_id and invoice_uuid = i.uuid limit 1) t on true`;

const of = (alias: string, names: readonly string[]): string[] => names.map((column) => `${alias}.${column}`);

/**
 * What costs a join, a look or much text, with the properties of a record that it is read for. Few, since each choice of
 * them is a statement of its own.
 */
const costly: { readonly columns: string[]; readonly properties: string[]; readonly join?: string }[] = [
  {
    join: transaction,
    columns: [...of('t', ofTransaction), `${accountColumn('i.tenant_id', 'i.account_uuid')} as account`],
    properties: ['transactions', 'can_revert'],
  },
  { columns: [`${logo} as has_logo`], properties: ['logo'] },
  { columns: ['i.service_provider'], properties: ['service_provider'] },
  { columns: of('i', ['service_buyer', 'payment_responsible']), properties: ['service_buyer', 'payment_responsible'] },
  {
    columns: invoiceFields.flatMap(({ name, rich }) => (rich ? of('i', [name, rich]) : [])),
    properties: invoiceFields.flatMap(({ name, rich }) => (rich ? [name] : [])),
  },
];

const cheap = of('i', own).filter((column) => !costly.some(({ columns }) => columns.includes(column)));

/** Of whatever a list tells. */
const everything: readonly string[] = Object.freeze([]);

/** The columns that these paths of a record are made of, with those that cost nothing, and the tables they are taken from: for lists. */
export const readingOf = (asked: readonly string[] = everything) => readings(asked);

const readings = oncePer((asked: readonly string[]): { readonly columns: string; readonly tables: string } => {
  const names = rootsOf(asked);
  const read = costly.filter(
    ({ properties }) => asked === everything || properties.some((name) => names.includes(name)),
  );
  const joins = read.map(({ join = '' }) => join).join('');
  return Object.freeze({
    columns: [...cheap, ...read.flatMap(({ columns }) => columns)].join(', '),
    // One table alone stands in no parentheses.
    tables: joins ? `(invoices i${joins})` : 'invoices i',
  });
});

/** The columns that make an `InvoiceRow`, without its lines, and what they are taken from. */
export const { columns: summaryColumns, tables: invoiceTables } = readingOf();

// Changes with whatever a record is read from: lines, with their invoice alone.
const marksOf = (...more: readonly string[]): string =>
  `concat_ws(' ', ${[
    'i.version',
    '(select xmin from transactions where tenant_id = i.tenant_id and invoice_uuid = i.uuid)',
    `case when i.account_uuid is not null then (
    select 'account ' || version from accounts where tenant_id = i.tenant_id and uuid = i.account_uuid) end`,
    `case when ${logo} then 'logo' end`,
    ...more,
  ].join(', ')}) as marks`;

const marks = marksOf();
const lines = `${linesColumn(namesOf(invoices), 'i')} as lines`;

/** The same with its lines, and marked: for one. */
export const wholeColumns = `${summaryColumns}, ${lines}, ${marks}`;

const standingColumns = 'i.uuid, i.status, i.due_date, i.payment_authorized, i.seen_at, i.version';

/** The columns that make `InvoiceMarks`, of `invoices i`. */
export const markColumns = `${standingColumns}, ${marks}`;

/** What its document prints beside it. */
export const invoicePrinted = [
  payToColumn('i.tenant_id', 'i.account_uuid'),
  contactColumn('i.tenant_id', 'i.service_provider_uuid'),
  languageColumn('i.tenant_id', 'i.service_provider_uuid'),
].join(', ');

const publicMarks = marksOf(contactVersion('i.tenant_id', 'i.service_provider_uuid'));

/** The columns that make a `PublishedInvoice`, and what tells whether it stands as it did. */
export const publishedColumns = `${summaryColumns}, ${lines}, ${invoicePrinted}, ${publicMarks}`;
export const publishedMarkColumns = `${standingColumns}, ${publicMarks}`;
