import type { RaRecord } from 'ra-core';
import type { Invoice } from '../../schemas/resources/invoices.ts';
import type { scenarioTribute } from '../../schemas/parts/scenarioTribute.ts';
import type { Infer } from '../../schemas/resource.ts';
import type { Http, HttpAnswer } from '../http.ts';
import { toRecord } from '../record.ts';

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
export async function createInvoice(http: Http, body: InvoicePayload | FormData, key: string): Promise<RaRecord> {
  const answer = await http.post(`${singles}/create`, { body, headers: { 'Idempotency-Key': key } });
  return toRecord(answer.json, answer.headers);
}

/** Replaces a draft that was read at `etag`; 409 when somebody changed it since, or it is no draft any more. */
export async function updateInvoice(
  http: Http,
  uuid: string,
  body: InvoicePayload | FormData,
  etag: string | undefined,
): Promise<RaRecord> {
  const headers: Record<string, string> = etag ? { 'If-Match': etag } : {};
  const answer = await http.put(`${singles}/${encodeURIComponent(uuid)}/update`, { body, headers });
  return toRecord(answer.json, answer.headers);
}

/** The picture at the address that an invoice names as its logo. */
export async function logoOf(http: Http, url: string, signal?: AbortSignal): Promise<Blob> {
  return http.file(url, { headers: { Accept: 'image/*' }, signal });
}

function versioned({ json, headers }: HttpAnswer): VersionedInvoice {
  return { invoice: json as Invoice, etag: headers.get('etag') ?? undefined };
}
