import { defaultTemplate } from '../../dataProvider/calls/documents.ts';
import type { Language } from '../../domain/languages.ts';

/** A document by its public hash. */
export interface DocumentReference {
  readonly schema: 'invoice';
  readonly uuid: string;
  readonly hash: string;
  /** A template's uuid or link; the first built-in by default. */
  readonly template?: string;
}

/** Returns the URL of a document: HTML pages for a frame, or the PDF (specification §7 "Document render"). */
export function documentUrl(document: DocumentReference, locale: Language, format: 'page' | 'pdf' = 'page'): string {
  const query = new URLSearchParams({
    schema: document.schema,
    uuid_invoice: document.uuid,
    hash: document.hash,
    locale,
    ...(format === 'pdf' ? { format } : { modal: '1' }),
  });
  return `/api/invoiceTemplate/${encodeURIComponent(document.template ?? defaultTemplate)}?${query}`;
}
