import type { DocumentOptions } from '../../schemas/parts/document.ts';
import type { Account } from '../../schemas/resources/accounts.ts';
import type { Company } from '../../schemas/resources/companies.ts';
import type { Invoice } from '../../schemas/resources/invoices.ts';
import type { Language } from '../i18n.ts';
import type { FileContent } from '../files/content.ts';

/** A document can be asked for in any language of the product, whatever that of its issuer. */
export { languages as documentLocales, type Language as DocumentLocale } from '../i18n.ts';

/** What a drawing shows of a document: its record as the API answers it, amounts as decimal text, with what is printed beside it. */
export type DrawnDocument = Omit<Partial<Invoice>, 'items_invoice' | 'status'> &
  Pick<Invoice, 'currency' | 'created' | 'due_date' | keyof DocumentOptions> & {
    status?: string;
    items_invoice: readonly DocumentLine[];
    /** The account to pay to, and whom to ask at the company, as they are now. */
    account?: Pick<Account, 'name' | 'details'>;
    contact?: Pick<Company, 'responsible_name' | 'responsible_email'>;
  };

/** The same without its lines. */
export type DocumentHeader = Omit<DrawnDocument, 'items_invoice'>;

export type DocumentLine = NonNullable<Invoice['items_invoice']>[number];

/** What a document is called in its language, and the words of its status unless it is simply issued. */
export interface Called {
  title: string;
  status: string | undefined;
}

/** One document to draw: which template, in which language, of which invoice. `template` is a built-in link. */
export interface DocumentRequest {
  template: string;
  locale: Language;
  document: DrawnDocument;
  logo?: FileContent;
  /** Unless it is an invoice. */
  called?: Called;
}

/** The same as it comes from the database: only the process that draws it reads the lines, which may be a thousand. */
export interface UnreadRequest extends Omit<DocumentRequest, 'document'> {
  document: DocumentHeader;
  /** A JSON text: each with `item_uuid` and `description` in place of `item`. */
  lines: string;
}

type StoredLine = Omit<DocumentLine, 'item'> & { item_uuid: string; description: string };

/** The request with its lines read. */
export function readLines({ document, lines, ...request }: UnreadRequest): DocumentRequest {
  const stored: StoredLine[] = JSON.parse(lines);
  const items = stored.map(({ item_uuid: uuid, description, ...line }) => ({ ...line, item: { uuid, description } }));
  return { ...request, document: { ...document, items_invoice: items } };
}
