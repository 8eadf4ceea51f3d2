import type { Invoice } from '../../../schemas/resources/invoicing/invoices.ts';
import type { Template } from '../../../schemas/parts/templates/template.ts';
import type { Language } from '../../base/i18n.ts';
import type { FileContent } from '../../files/content.ts';

type Party = NonNullable<Invoice['service_provider']>;

/** An invoice that a payment covers; amounts are decimal text in the currency of the payment. */
export interface CoveredByReceipt {
  readonly number: string | null;
  readonly created: string;
  readonly total: string;
  /** What the payment pays of it, what was paid up to then, and what was still open. */
  readonly amount: string;
  readonly paid: string;
  readonly open: string;
}

/** A payment as its payer knows it, without the exchange rate and fee of the company. */
export interface Receipt {
  readonly provider: Party;
  readonly payer: Party;
  readonly currency: string;
  readonly amount: string;
  readonly paid_on: string;
  /** The type of the account that it was paid to; null for a bank transfer. */
  readonly method: string | null;
  readonly isOnline: boolean;
  readonly isReversed: boolean;
  readonly invoices: readonly CoveredByReceipt[];
  /** What was paid beyond the invoices; null for nothing. */
  readonly credit: string | null;
}

/** A receipt to draw, in the design of a template: the link of a built-in one, or a company's own. */
export interface ReceiptRequest {
  readonly template: string | Template;
  readonly locale: Language;
  readonly receipt: Receipt;
  readonly logo?: FileContent;
}
