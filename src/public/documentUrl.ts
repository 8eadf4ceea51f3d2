import { defaultTemplate } from '../../dataProvider/calls/documents.ts';
import type { PublicAddress } from '../../domain/documents/publicPath.ts';
import type { Language } from '../../domain/languages.ts';
import type { PublicInvoice } from './records/publicInvoice.ts';

type Format = 'page' | 'pdf';

/** Returns the URL of a document: HTML pages for a frame, or the PDF, as it stands or as it was issued. */
export type DocumentUrl = (locale: Language, format: Format, copy?: 'issued') => string;

const paramsOf = (format: Format): Record<string, string> => (format === 'pdf' ? { format } : { modal: '1' });

/** The URLs of an invoice (specification §7 "Document render"). */
export const invoiceUrl =
  ({ uuid, template }: Pick<PublicInvoice, 'uuid' | 'template'>, hash: string): DocumentUrl =>
  (locale, format, copy) => {
    const params = { schema: 'invoice', uuid_invoice: uuid, hash, locale, ...paramsOf(format), ...(copy && { copy }) };
    const query = new URLSearchParams(params);
    return `/api/invoiceTemplate/${encodeURIComponent(template ?? defaultTemplate)}?${query}`;
  };

/** The URL of the receipt of a payment, for who has the link of its invoice. */
export const receiptUrl = (hash: string, payment: string, locale: Language): string =>
  `/api/v2/public/invoices/individual/${encodeURIComponent(hash)}/receipts/${payment}?locale=${locale}&format=pdf`;

/** The URLs of a document of a resource that declares that it is drawn. */
export const declaredUrl =
  ({ at, hash }: PublicAddress): DocumentUrl =>
  (locale, format) => {
    const query = new URLSearchParams({ locale, ...paramsOf(format) });
    return `/api/v2/public/${at}/${encodeURIComponent(hash)}/document?${query}`;
  };

/** The URL of the logo above a document. */
export const logoUrl = ({ at, hash }: PublicAddress): string => `/api/v2/public/${at}/${encodeURIComponent(hash)}/logo`;
