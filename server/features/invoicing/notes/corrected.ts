import type { Party } from '../../../engine/documents/parties.ts';
import { lineFieldNames, type StatedLine } from '../../../../domain/documents/lineFields.ts';
import type { TextRow } from '../../../../domain/documents/rows.ts';
import type { InvoiceStatus } from '../../../../schemas/parts/invoicing/invoiceActions.ts';
import type { LanguageNames } from '../../../../schemas/parts/names.ts';
import type { BilledRow } from '../../../engine/documents/lines/billedRow.ts';
import { storedField } from '../../../engine/documents/lines/storedLines.ts';
import type { Db } from '../../../database/transaction.ts';

/** What a note corrects: an invoice, or of a credit note a debit note on it. */
export interface Corrected {
  readonly invoice: string;
  readonly debitNote: string | null;
}

/** What a note takes over from its invoice. */
export interface CorrectedHeader {
  readonly status: InvoiceStatus;
  readonly is_imported: boolean;
  readonly created: string;
  readonly currency: string;
  readonly template: string;
  readonly company_number: string | null;
  readonly purchase_order: string | null;
  readonly buyer_reference: string | null;
  readonly responsible_name: string | null;
  readonly responsible_email: string | null;
  readonly show_tax_invoice: boolean;
  readonly show_exporter_net: boolean;
  readonly service_provider_uuid: string;
  readonly service_buyer_uuid: string;
  readonly payment_responsible_uuid: string | null;
  readonly account_uuid: string | null;
  readonly service_provider: Party;
  readonly service_buyer: Party;
  readonly payment_responsible: Party | null;
}

/** A line that a note may correct, as issued. */
export interface IssuedLine extends StatedLine {
  readonly uuid: string;
  readonly item_uuid: string;
  readonly item_description: string;
  readonly item_names: LanguageNames | null;
  readonly scenery_uuid: string;
  readonly scenery: BilledRow['scenery'];
  readonly net: string;
  readonly position: number;
}

/** A text, heading or subtotal among the lines. */
export interface IssuedText extends TextRow {
  readonly uuid: string;
  readonly position: number;
}

/** What an issued credit note took of a line. */
export interface EarlierPart {
  readonly corrects_line: string;
  readonly net: string;
  /** Null of one by amount. */
  readonly quantity: string | null;
  readonly tributes: readonly string[];
  /** What of each is recoverable. */
  readonly recovered: readonly string[];
}

const headerColumns = [
  'status',
  'is_imported',
  'created',
  'currency',
  'template',
  'company_number',
  'purchase_order',
  'buyer_reference',
  'responsible_name',
  'responsible_email',
  'show_tax_invoice',
  'show_exporter_net',
  'service_provider_uuid',
  'service_buyer_uuid',
  'payment_responsible_uuid',
  'account_uuid',
  'service_provider',
  'service_buyer',
  'payment_responsible',
];

const selectHeader = `select ${headerColumns.join(', ')} from invoices where tenant_id = $1 and uuid = $2`;

/** Reads the invoice of a note. */
export const readHeader = async (db: Db, tenant: string, invoice: string): Promise<CorrectedHeader | undefined> =>
  (await db.query<CorrectedHeader>(selectHeader, [tenant, invoice]))[0];

const selectLines = (lines: string, key: string): string => `
  select l.uuid, l.position, l.item_uuid, l.item_description, l.item_names, l.scenery_uuid, l.scenery,
    ${lineFieldNames.map((name) => `${storedField(name, 'l')} as ${name}`).join(', ')}, coalesce(l.net, l.total)::text as net
  from ${lines} l where l.tenant_id = $1 and l.${key} = $2 and l.row is null order by l.position`;

const ofInvoice = selectLines('invoice_items', 'invoice_uuid');
const ofDebitNote = selectLines('debit_note_items', 'debit_note_uuid');

/** Reads the lines that a note may correct. */
export const readLines = (db: Db, tenant: string, { invoice, debitNote }: Corrected): Promise<IssuedLine[]> =>
  debitNote === null
    ? db.query<IssuedLine>(ofInvoice, [tenant, invoice])
    : db.query<IssuedLine>(ofDebitNote, [tenant, debitNote]);

const selectTexts = (lines: string, key: string): string => `
  select l.uuid, l.position, l.row, l.description from ${lines} l where l.tenant_id = $1 and l.${key} = $2 and l.row is not null
  order by l.position`;

const textsOfInvoice = selectTexts('invoice_items', 'invoice_uuid');
const textsOfDebitNote = selectTexts('debit_note_items', 'debit_note_uuid');

/** Reads the texts, headings and subtotals among the lines. */
export const readTexts = (db: Db, tenant: string, { invoice, debitNote }: Corrected): Promise<IssuedText[]> =>
  debitNote === null
    ? db.query<IssuedText>(textsOfInvoice, [tenant, invoice])
    : db.query<IssuedText>(textsOfDebitNote, [tenant, debitNote]);

const selectEarlier = `
  select l.corrects_line, coalesce(l.net, l.total)::text as net,
    case when l.corrected_by <> 'amount' then trim_scale(l.quantity)::text end as quantity,
    jsonb_path_query_array(l.scenery, '$.tributes[*].amount') as tributes,
    array(
      select coalesce(t.tribute ->> 'recovered', '0')
      from jsonb_array_elements(l.scenery -> 'tributes') with ordinality t (tribute, place) order by t.place
    ) as recovered
  from credit_notes c join credit_note_items l on l.tenant_id = $1 and l.credit_note_uuid = c.uuid
  where c.tenant_id = $1 and c.corrects_uuid = $2 and c.debit_note_uuid is not distinct from $3 and c.status = 'issued'
    and l.row is null`;

/** Reads what issued credit notes took of these lines. */
export const readEarlier = (db: Db, tenant: string, { invoice, debitNote }: Corrected): Promise<EarlierPart[]> =>
  db.query<EarlierPart>(selectEarlier, [tenant, invoice, debitNote]);

const selectDebitNote = `
  select status from debit_notes where tenant_id = $1 and uuid = $2 and corrects_uuid = $3`;

/** Whether a debit note on an invoice is issued, so that it can be credited. */
export async function isCreditable(db: Db, tenant: string, { invoice, debitNote }: Corrected): Promise<boolean> {
  const [found] = await db.query<{ status: string }>(selectDebitNote, [tenant, debitNote, invoice]);
  return found?.status === 'issued';
}
