import { isLine, type RecordedLine, type RecordedRow, type TextRow } from '../../domain/documents/rows.ts';
import type { LanguageNames } from '../../schemas/parts/names.ts';
import type { PaidTo } from '../../domain/payments/codes/paymentCode.ts';
import type { ShownTerms } from '../../domain/recurrence/amendments/shownTerms.ts';
import type { DocumentTotals } from '../../domain/taxes/document.ts';
import type { DocumentOptions } from '../../schemas/parts/documents/document.ts';
import type { DocumentRecord } from '../../schemas/parts/documents/documentRecord.ts';
import type { Template } from '../../schemas/parts/templates/template.ts';
import type { Account } from '../../schemas/resources/payments/accounts.ts';
import type { Company } from '../../schemas/resources/company/companies.ts';
import type { Invoice } from '../../schemas/resources/invoicing/invoices.ts';
import type { Language } from '../base/i18n.ts';
import type { FileContent } from '../files/content.ts';

/** A document is available in all languages of the product, whatever that of its issuer. */
export { languages as documentLocales, type Language as DocumentLocale } from '../base/i18n.ts';

/** The title of a document in its language, and its status unless it is issued; a stamped one is across each page. */
export interface Called {
  title: string;
  status?: { code: string; label: string; isStamped: boolean };
  /** Whether its amount is the client's. */
  isCredit?: boolean;
  /** Whether it comes before an invoice. */
  isProforma?: boolean;
}

/** What a contract prints of all its invoices, besides the terms of one. */
export interface ContractTerms {
  frequency: string;
  last_due_date: string;
  /** The invoices whose terms are printed. */
  terms: ShownTerms;
  /** The number of invoices of each year, and their sum as decimal text. */
  years: readonly { year: string; count: number; amount: string }[];
}

/** What a note prints of the document that it corrects. */
export interface CorrectedDocument {
  number?: number;
  full_number?: string;
  created?: string;
}

/** What a document prints besides its record. */
interface Printed {
  called: Called;
  number?: number;
  /** As its series prints it. */
  full_number?: string;
  status?: string;
  created: string;
  lines: readonly DocumentLine[];
  /** The account to pay to, and the contact at the company: those of its issue, or of today before it. */
  account?: Pick<Account, 'name' | 'details'> & PaidTo;
  contact?: Pick<Company, 'responsible_name' | 'responsible_email'>;
  /** The document that a note corrects, and why. */
  corrects?: CorrectedDocument;
  debit_note?: CorrectedDocument;
  reason?: string;
  /** Only of contracts. */
  contract?: ContractTerms;
  /** Of quotes and proformas: the last day of their validity, which stands for a due date, their version and their terms. */
  valid_until?: string;
  version_number?: number;
  terms?: string;
}

/**
 * The content of a document: its record as the API presents it, amounts as decimal text, with additional printed data.
 * Fields that only invoices have are absent from other documents.
 */
export type DrawnDocument = Partial<Omit<DocumentRecord, 'template'> & DocumentTotals> &
  Partial<Omit<Invoice, keyof DocumentRecord | keyof DocumentTotals | keyof Printed>> &
  Pick<DocumentRecord, 'currency' | 'due_date' | keyof DocumentOptions> &
  Printed;

/** The same without its lines. */
export type DocumentHeader = Omit<DrawnDocument, 'lines'>;

export type DocumentLine = RecordedRow;

/** A document to draw: template, language and content. */
export interface DocumentRequest {
  /** The link of a built-in template, or a company's own. */
  template: string | Template;
  locale: Language;
  document: DrawnDocument;
  logo?: FileContent;
}

/** The same as read from the database: only the drawing process parses the lines, which may be a thousand. */
export interface UnreadRequest extends Omit<DocumentRequest, 'document'> {
  document: DocumentHeader;
  /** A JSON text: each line with `item_uuid` and `item_description` instead of `item`. */
  lines: string;
}

type StoredLine =
  | (Omit<RecordedLine, 'item'> & { item_uuid: string; item_description: string; item_names?: LanguageNames | null })
  | TextRow;

/** Parses the lines of a request. */
export function readLines({ document, lines, ...request }: UnreadRequest): DocumentRequest {
  const stored: StoredLine[] = JSON.parse(lines);
  const items = stored.map((row): DocumentLine => {
    if (!isLine(row)) return row;
    const { item_uuid: uuid, item_description: description, item_names: names, ...line } = row;
    return { ...line, item: { uuid, description, ...names } };
  });
  return { ...request, document: { ...document, lines: items } };
}
