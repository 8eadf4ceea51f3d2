import type { DocumentOptions } from '../../schemas/parts/document.ts';
import type { Account } from '../../schemas/resources/accounts.ts';
import type { Company } from '../../schemas/resources/companies.ts';
import type { Invoice } from '../../schemas/resources/invoices.ts';
import type { Language } from '../i18n.ts';
import type { FileContent } from '../files/content.ts';

/** A document is available in all languages of the product, whatever that of its issuer. */
export { languages as documentLocales, type Language as DocumentLocale } from '../i18n.ts';

/**
 * The content of a document: its record as the API presents it, amounts as decimal text, with additional printed data.
 */
export type DrawnDocument = Omit<Partial<Invoice>, 'items_invoice' | 'status'> &
  Pick<Invoice, 'currency' | 'created' | 'due_date' | keyof DocumentOptions> & {
    status?: string;
    items_invoice: readonly DocumentLine[];
    /** The account to pay to, and the contact at the company, as of today. */
    account?: Pick<Account, 'name' | 'details'>;
    contact?: Pick<Company, 'responsible_name' | 'responsible_email'>;
  };

/** The same without its lines. */
export type DocumentHeader = Omit<DrawnDocument, 'items_invoice'>;

export type DocumentLine = NonNullable<Invoice['items_invoice']>[number];

/** The title of a document in its language, and the text of its status; undefined if it is issued. */
export interface Called {
  title: string;
  status: string | undefined;
}

/** A document to draw: template, language and invoice. `template` is a built-in link. */
export interface DocumentRequest {
  template: string;
  locale: Language;
  document: DrawnDocument;
  logo?: FileContent;
  /** Unless it is an invoice. */
  called?: Called;
}

/** The same as read from the database: only the drawing process parses the lines, which may be a thousand. */
export interface UnreadRequest extends Omit<DocumentRequest, 'document'> {
  document: DocumentHeader;
  /** A JSON text: each line with `item_uuid` and `description` instead of `item`. */
  lines: string;
}

type StoredLine = Omit<DocumentLine, 'item'> & { item_uuid: string; description: string };

/** Parses the lines of a request. */
export function readLines({ document, lines, ...request }: UnreadRequest): DocumentRequest {
  const stored: StoredLine[] = JSON.parse(lines);
  const items = stored.map(({ item_uuid: uuid, description, ...line }) => ({ ...line, item: { uuid, description } }));
  return { ...request, document: { ...document, items_invoice: items } };
}
