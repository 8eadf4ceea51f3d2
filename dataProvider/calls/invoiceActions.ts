import type { InvoiceStatus } from '../../schemas/resources/invoices.ts';
import type { Http } from '../http.ts';

/** What a manual receipt says of a payment (specification §4, §5). Amounts are decimal text; the date is local time. */
export interface Receipt {
  readonly exchange_currency: string;
  /** At most 4 decimals. */
  readonly exchange_rate: string;
  readonly fee: string;
  readonly remaining_amount: string;
  /** `YYYY-MM-DD HH:mm:ss` */
  readonly payment_date: string;
}

export interface StatusChange extends Partial<Receipt> {
  readonly status: Exclude<InvoiceStatus, 'future'>;
}

/** One change of a record, as the database wrote it down: field -> [previous, new]. */
export interface AuditEntry {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly timestamp: string;
  readonly action: string;
  readonly changes: Readonly<Record<string, readonly [previous: unknown, next: unknown]>>;
  readonly actor: string | null;
}

/** What a template is to the one who picks it (specification §3 "Invoice template"). */
export interface TemplateChoice {
  readonly uuid: string;
  readonly name: string;
  readonly link?: string;
  readonly editable: boolean;
  readonly default: boolean;
}

/** The settings of the tenant's own company that decide about issuing. */
export interface OwnCompany {
  readonly allows_retroactive?: boolean;
}

/** Moves an invoice along the status table. Answers the server's message; 409 when the table forbids it. */
export async function changeStatus(http: Http, uuid: string, change: StatusChange): Promise<string | undefined> {
  return messageOf((await http.put(`/api/v2/invoice/status/${uuid}`, { body: change })).json);
}

/** Draws the invoice from another template: its uuid, or its link for a built-in one. Answers the server's message. */
export async function changeTemplate(http: Http, uuid: string, template: string): Promise<string | undefined> {
  return messageOf((await http.put(`/api/v2/invoice/update-template/${uuid}`, { body: { template } })).json);
}

/** The history of an invoice, newest first. */
export async function auditOfInvoice(http: Http, uuid: string, signal?: AbortSignal): Promise<readonly AuditEntry[]> {
  const entries = rowsOf<AuditEntry>((await http.get(`/api/v2/audit/invoice/${uuid}`, { signal })).json);
  return entries.toSorted((a, b) => b.timestamp.localeCompare(a.timestamp));
}

/** Every template the tenant may choose from; the built-in ones come first. */
export async function templatesToChoose(http: Http, signal?: AbortSignal): Promise<readonly TemplateChoice[]> {
  return rowsOf((await http.get('/api/v2/invoice-templates', { query: { page: 1, per_page: 100 }, signal })).json);
}

/** The tenant's own company, as far as issuing asks about it. */
export async function ownCompany(http: Http, signal?: AbortSignal): Promise<OwnCompany> {
  const { json } = await http.get('/api/v2/companies/me', { signal });
  return isObject(json) && typeof json.allows_retroactive === 'boolean'
    ? { allows_retroactive: json.allows_retroactive }
    : {};
}

/** Some lists are answered as a plain array. The contract of each path says what its rows are. */
function rowsOf<Row>(json: unknown): readonly Row[] {
  const rows = isObject(json) ? json.results : json;
  return Array.isArray(rows) ? (rows as Row[]) : [];
}

function messageOf(json: unknown): string | undefined {
  return isObject(json) && typeof json.detail === 'string' ? json.detail : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
