import type { Http } from '../http.ts';

/** What a document without a chosen template is drawn from. */
export const defaultTemplate = 'invoiceTemplate1';

/** A document as it is drawn. */
export interface DocumentReference {
  readonly uuid: string;
  /** A template's uuid or link; without one, the first built-in. */
  readonly template?: string;
  /** Where it is drawn, if not as an invoice. */
  readonly address?: string;
  /** The document's own language, which need not be the console's. */
  readonly locale: string;
}

/**
 * The documents that the server draws (specification §7 "Document render"), by
 * the session's own token: the public hash opens no cancelled one. Each fails with `HttpError`.
 */
export function documentCalls(http: Http) {
  const draw = ({ uuid, template, address, locale }: DocumentReference, accept: string, signal?: AbortSignal) =>
    http.file(address ?? `/api/invoiceTemplate/${encodeURIComponent(template ?? defaultTemplate)}`, {
      query: { ...(address === undefined && { uuid_invoice: uuid }), locale, modal: 1 },
      headers: { Accept: accept },
      signal,
    });
  return {
    /** Its pages as an HTML document that runs and loads nothing. */
    pages: async (document: DocumentReference, signal?: AbortSignal): Promise<string> =>
      (await draw(document, 'text/html', signal)).text(),
    pdf: (document: DocumentReference): Promise<Blob> => draw(document, 'application/pdf'),
    /** The picture at the address that a document names as its logo. */
    picture: (address: string, signal?: AbortSignal): Promise<Blob> =>
      http.file(address, { headers: { Accept: 'image/*' }, signal }),
  };
}
