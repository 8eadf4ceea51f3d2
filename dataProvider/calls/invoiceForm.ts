import type { Invoice } from '../../schemas/resources/invoices.ts';
import type { scenarioTribute } from '../../schemas/parts/scenarioTribute.ts';
import type { Infer } from '../../schemas/resource.ts';
import type { Http, HttpAnswer } from '../http.ts';

type TributeRow = Infer<typeof scenarioTribute>;

export interface TributePayload extends Pick<TributeRow, 'is_origin' | 'is_fixed' | 'type' | 'tax_responsible'> {
  readonly uuid: string;
  /** Decimal text: a percent, or money where `is_fixed`. */
  readonly value: string;
}

export interface LinePayload {
  readonly item: { readonly uuid: string };
  readonly quantity: string;
  readonly price: string;
  readonly scenery: { readonly uuid: string; readonly tributes: readonly TributePayload[] };
}

/** What saving an invoice sends (design §5, create invoice). Amounts are the server's to compute. */
export interface InvoicePayload {
  readonly service_provider_uuid: string;
  readonly is_draft: boolean;
  readonly items_invoice: readonly LinePayload[];
  readonly [field: string]: unknown;
}

/** One of the two texts that issuing asks consent to, as a PDF at `url`. */
export interface Terms {
  readonly kind: 'terms' | 'eula';
  readonly title: string;
  readonly version: string;
  readonly url: string;
}

/** An invoice with the version it was read at, for `If-Match`. */
export interface VersionedInvoice {
  readonly invoice: Invoice;
  readonly etag: string | undefined;
}

const singles = '/api/v2/invoice/invoices-single';

/** One invoice and its version. 404 where the tenant has none such. */
export async function invoiceToEdit(http: Http, uuid: string, signal?: AbortSignal): Promise<VersionedInvoice> {
  return versioned(await http.get(`${singles}/${encodeURIComponent(uuid)}`, { signal }));
}

/** Creates an invoice, at most once for a key. A form carries the logo's file, JSON everything else. */
export async function createInvoice(http: Http, body: InvoicePayload | FormData, key: string): Promise<Saved> {
  return saved(await http.post(`${singles}/create`, { body, headers: { 'Idempotency-Key': key } }));
}

/** Replaces a draft that was read at `etag`; 409 when somebody changed it since, or it is no draft any more. */
export async function updateInvoice(
  http: Http,
  uuid: string,
  body: InvoicePayload | FormData,
  etag: string | undefined,
): Promise<Saved> {
  const headers: Record<string, string> = etag ? { 'If-Match': etag } : {};
  return saved(await http.put(`${singles}/${encodeURIComponent(uuid)}/update`, { body, headers }));
}

/** The terms and the EULA in the language of the call. */
export async function termsToAccept(http: Http, signal?: AbortSignal): Promise<readonly Terms[]> {
  const { json } = await http.get('/api/v2/scenarios/terms', { signal });
  const rows = isObject(json) ? json.results : json;
  return Array.isArray(rows) ? (rows as Terms[]) : [];
}

export interface Saved extends VersionedInvoice {
  /** The server's word for the toast. */
  readonly detail: string | undefined;
}

function saved(answer: HttpAnswer): Saved {
  const detail = isObject(answer.json) ? answer.json.detail : undefined;
  return { ...versioned(answer), detail: typeof detail === 'string' ? detail : undefined };
}

function versioned({ json, headers }: HttpAnswer): VersionedInvoice {
  return { invoice: json as Invoice, etag: headers.get('etag') ?? undefined };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
