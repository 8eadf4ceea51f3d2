import type { Http } from '../http.ts';

/** The template of a document without a chosen one. */
export const defaultTemplate = 'invoiceTemplate1';

/** The path of the receipt of a payment. */
export const receiptPath = (transaction: string): string => `/api/v2/transactions/${transaction}/receipt`;

/** A document to draw. */
export interface DocumentReference {
  readonly uuid: string;
  /** A template's uuid or link; the first built-in by default. */
  readonly template?: string;
  /** The URL, if it is not an invoice's. */
  readonly address?: string;
  /** The document's language, independent of the console's. */
  readonly locale: string;
  /** As it stands by default. */
  readonly copy?: 'current' | 'issued';
}

/**
 * Calls for drawn documents (specification §7 "Document render"). They use the session's token, because the public hash
 * opens no cancelled document. Each fails with `HttpError`.
 */
export function documentCalls(http: Http) {
  const draw = ({ uuid, template, address, locale, copy }: DocumentReference, accept: string, signal?: AbortSignal) =>
    http.file(address ?? `/api/invoiceTemplate/${encodeURIComponent(template ?? defaultTemplate)}`, {
      query: {
        ...(address === undefined && { uuid_invoice: uuid }),
        locale,
        modal: 1,
        ...(copy === 'issued' && { copy }),
      },
      headers: { Accept: accept },
      signal,
    });
  return {
    /** The pages as an HTML document that runs and loads nothing. */
    pages: async (document: DocumentReference, signal?: AbortSignal): Promise<string> =>
      (await draw(document, 'text/html', signal)).text(),
    pdf: (document: DocumentReference): Promise<Blob> => draw(document, 'application/pdf'),
    /** The logo of a document. */
    picture: (address: string, signal?: AbortSignal): Promise<Blob> =>
      http.file(address, { headers: { Accept: 'image/*' }, signal }),
  };
}
