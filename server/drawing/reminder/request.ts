import type { Template } from '../../../schemas/parts/templates/template.ts';
import type { Language } from '../../base/i18n.ts';
import type { FileContent } from '../../files/content.ts';
import type { Receipt } from '../receipt/request.ts';

/** An invoice that a printed reminder names. */
export interface PrintedReminded {
  readonly number: string;
  readonly due_date: string;
  readonly currency: string;
  /** Decimal text. */
  readonly open_amount: string;
}

/** A reminder to print as a letter, in the design of a template. */
export interface ReminderRequest extends Pick<Receipt, 'provider' | 'payer'> {
  readonly template: string | Template;
  readonly locale: Language;
  /** The day of the letter: what is late is so on it. */
  readonly day: string;
  /** The name of the level; null by hand. */
  readonly level: string | null;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  readonly invoices: readonly PrintedReminded[];
  /** Where to pay by transfer: each account once. */
  readonly accounts: readonly { readonly name: string; readonly details?: string | null | undefined }[];
  /** The page of the oldest invoice, where all that can be paid online is. */
  readonly page: string | null;
  readonly logo?: FileContent;
}
