import type { EnteredAdjustment } from '../../../../domain/documents/adjustments.ts';
import type { Series } from '../../../../schemas/resources/invoicing/series.ts';
import type { LanguageNames } from '../../../../schemas/parts/names.ts';
import type { Language } from '../../../../domain/languages.ts';
import type { TextRow } from '../../../../domain/documents/rows.ts';
import type { PaymentRule } from '../../../../domain/paymentTerms/dueDate.ts';
import type { BillingPeriod, FrequencySymbology } from '../../../../schemas/parts/recurrence/recurrence.ts';
import type { PaymentTerms } from '../../../../schemas/resources/invoicing/payment-terms.ts';
import type { Account } from '../../../../schemas/resources/payments/accounts.ts';
import type { Company } from '../../../../schemas/resources/company/companies.ts';
import type { Contract } from '../../../../schemas/resources/recurrence/contracts.ts';
import type { Entity } from '../../../../schemas/resources/clients/entities.ts';
import type { Tribute } from '../../../../schemas/resources/taxes/tributes.ts';
import type { DemoSequence } from '../records/reminders.ts';
import type { Template } from '../../../../schemas/parts/templates/template.ts';

export interface DemoTribute {
  readonly tribute: Tribute;
  readonly is_origin: boolean;
  readonly type: 'Fixed' | 'Fixed_Value' | 'Variable';
  readonly value?: string;
  readonly tax_responsible: 'exporter' | 'importer';
  readonly financial_officer?: 'exporter' | 'importer';
}

export interface DemoScenario {
  readonly name: string;
  readonly code: string;
  readonly description: string;
  readonly origin: number;
  readonly destiny: number;
  readonly tributes: readonly DemoTribute[];
}

/** An account's type, and its field values by name. */
interface DemoAccountType {
  readonly name: string;
  readonly values: Readonly<Record<string, string>>;
}

/** An account with its bank's fees in rotation. */
export interface DemoAccount {
  readonly account: Account & { readonly default_currency: string };
  readonly type?: DemoAccountType;
  readonly fees: readonly string[];
}

/** An account of a type that operators review: the days since it was added, and what they decided on the day after. */
export interface DemoReviewedAccount {
  readonly name: string;
  readonly type: DemoAccountType;
  readonly added: number;
  readonly decision?: { readonly command: 'accept' } | { readonly command: 'deny'; readonly reason: string };
}

/** A template of the company's own. */
export interface DemoTemplate {
  readonly name: string;
  readonly content: Template;
}

export type DemoEntity = Omit<
  Entity,
  | 'is_payment_responsible'
  | 'template'
  | 'payment_terms'
  | 'reminder_sequence'
  | 'reminders_off'
  | 'promised_date'
  | `requires_${string}`
>;

export type DemoTerms = Pick<PaymentTerms, 'name'> & PaymentRule;

/** What happened to the mail of a document: it waits for its reader, was read or answered, or did not arrive. */
export type DemoMail = 'sent' | 'viewed' | 'accepted' | 'failed' | 'bounced' | { readonly declined: string };

/** A series of invoices. */
export type DemoSeries = Pick<Series, 'name' | 'prefix' | 'pattern' | 'restart'>;

/** A client's trade and payment behavior. */
export interface DemoClient {
  readonly entity: DemoEntity;
  /** The payer in its place. */
  readonly payer?: DemoEntity;
  /** The account from which that payer pays. */
  readonly payerAccount?: { readonly name: string; readonly type: DemoAccountType };
  readonly currency: string;
  readonly account: DemoAccount;
  readonly scenario: DemoScenario;
  /** Whether new documents begin with its currency and scenario. */
  readonly hasDefaults?: boolean;
  /** The template of its documents: a built-in one by link, or one of the company's own. */
  readonly template?: string | DemoTemplate;
  /** The series that numbers its invoices, if not the default one. */
  readonly series?: DemoSeries;
  /** Its own payment terms, by which its sales fall due. */
  readonly terms?: DemoTerms;
  /** Its latest invoices that were sent at issue, the last one first. It gets receipts for them too. */
  readonly mails?: readonly DemoMail[];
  /** The rate of taxes that the scenario leaves to the line. */
  readonly rate?: string;
  /** Days from due date to payment, in rotation; negative means early. */
  readonly delays: readonly number[];
  /** Additional days of delay per month. */
  readonly worsens?: number;
  /** Days since it was given a link to its page. */
  readonly linked?: number;
  /** Days since it was archived. */
  readonly archived?: number;
}

/** An item of the catalog: its unit, its prices by currency, and the scenario that its lines begin with. */
export interface DemoItem extends LanguageNames {
  readonly description: string;
  readonly unit_code: string;
  readonly prices?: Readonly<Record<string, string>>;
  readonly scenario?: DemoScenario;
}

export interface DemoLine {
  readonly item: string;
  readonly quantity: number;
  readonly price: string;
  /** Its own text below the item. */
  readonly description?: string;
  readonly adjustments?: EnteredAdjustment[];
  readonly price_includes_tax?: boolean;
}

/** A quote: how many days ago it was written, and what its client answered so many days later. */
export interface DemoQuote {
  readonly client: DemoClient;
  readonly days: number;
  readonly isDraft?: true;
  readonly lines: readonly (DemoLine & { readonly isOptional?: true })[];
  readonly terms?: string;
  readonly answered?: {
    readonly after: number;
    readonly name: string;
    readonly options: readonly number[];
    readonly reason?: string;
  };
  /** Days after the answer on which a deposit is invoiced, and then the quote. */
  readonly deposit?: { readonly after: number; readonly percent: string; readonly invoicedAfter: number };
}

/** What a document says besides its lines. */
export interface DemoTexts {
  /** The project or cost center that the company sorts it by. */
  readonly label?: string;
  readonly purchase_order?: string;
  readonly terms_payment?: string;
  readonly observation?: string;
  readonly adjustments?: EnteredAdjustment[];
}

/** Regular invoices to a client, written by hand. */
export interface DemoSale extends DemoTexts {
  readonly client: DemoClient;
  readonly lines: readonly DemoLine[];
  /** Months since the first and last issue; the last is this month by default. */
  readonly from: number;
  readonly until?: number;
  /** Months between them. */
  readonly every: number;
  readonly day: number;
  /** Days from issue to due date. */
  readonly term: number;
  /** Monthly growth of quantities in percent. */
  readonly growth?: number;
}

/**
 * How an invoice is paid: in full, in part, all but a small rest, with the rest written off, with more than is open, by a
 * receipt that is reversed and recorded again, or as its gateway reports.
 */
export type DemoPayment = 'paid' | 'part' | 'rest' | 'written_off' | 'over' | 'corrected' | DemoCollection;

/** What a gateway reports last of a payment. */
export type DemoCollection = 'sent' | 'authorized' | 'failed' | 'collected' | 'refunded';

/** What a client asks back of an invoice that a gateway collected. */
export interface DemoRefund {
  readonly amount: string;
  readonly reason: string;
}

/** A line, or a text, heading or subtotal between lines. */
export type DemoRow = DemoLine | TextRow;

/** A single invoice: dates relative to today, and its end. */
export interface DemoMoment extends DemoTexts {
  readonly client: DemoClient;
  readonly lines: readonly DemoRow[];
  readonly written: number;
  readonly due: number;
  readonly end?: DemoPayment | 'cancelled' | 'draft';
  /** The day of its end relative to today. */
  readonly ended?: number;
  /** What the company alone reads beside its receipt. */
  readonly note?: string;
  /** What the payer's authorization says, given the day after its issue. */
  readonly authorized?: string;
  /** A part that is given back today. */
  readonly refund?: DemoRefund;
  /** Whether it is paid at the company's gateway. */
  readonly isOnline?: true;
  readonly attachments?: readonly DemoFile[];
}

/** A page that is attached to a document: its name, and its lines. */
export interface DemoFile {
  readonly name: string;
  readonly lines: readonly string[];
}

/** The first due date of a contract: a day of a month, or such that a later one falls due in some days. */
export type DemoDue =
  | { readonly monthsAgo: number; readonly day: number }
  | { readonly occurrence: number; readonly inDays: number };

export interface DemoContract extends DemoTexts {
  readonly client: DemoClient;
  readonly lines: readonly DemoLine[];
  readonly type: Contract['type'];
  readonly symbology: FrequencySymbology;
  readonly frequency: number;
  /** The period of its lines; none by default. */
  readonly billing?: BillingPeriod;
  readonly due: DemoDue;
  readonly isMailed?: boolean;
  readonly attachments?: readonly DemoFile[];
  /** A price increase: its first invoice and percentage. */
  readonly raise?: { readonly occurrence: number; readonly percent: string };
  /** Days since it was paused or cancelled. */
  readonly paused?: number;
  readonly cancelled?: number;
}

/** The rule of a company for late payment: percent a month, and its words. */
export interface DemoLateFees {
  readonly percent: string;
  readonly fee: { readonly amount: string; readonly currency: string };
  readonly item: string;
  readonly scenario: DemoScenario;
  readonly words: Readonly<Record<Language, string>>;
}

/** The open invoices that a company imported; all days are counted back from today. */
export interface DemoOpenings {
  readonly imported: number;
  readonly invoices: readonly {
    readonly number: string;
    readonly client: DemoClient;
    readonly issued: number;
    readonly due: number;
    readonly amount: string;
  }[];
}

/** A tenant of the demo: identity, registrations and sales. */
export interface DemoCompany {
  readonly slug: string;
  readonly timeZone: string;
  readonly company: Omit<Company, 'uuid' | 'tenant'>;
  /** The picture on its documents. */
  readonly logo: URL;
  /** The actor of all writes. */
  readonly actor: string;
  readonly tributes: readonly Tribute[];
  readonly scenarios: readonly DemoScenario[];
  readonly accounts: readonly DemoAccount[];
  readonly reviewedAccounts: readonly DemoReviewedAccount[];
  readonly templates: readonly DemoTemplate[];
  /** Its payment terms, the default ones first. */
  readonly terms?: readonly DemoTerms[];
  /** Its series beside the default one. */
  readonly series?: readonly DemoSeries[];
  readonly items: readonly DemoItem[];
  readonly clients: readonly DemoClient[];
  readonly sequences: readonly DemoSequence[];
  /** What it charges for late payment, if it does. */
  readonly lateFees?: DemoLateFees;
  /** Average exchange rates in ten-thousandths. */
  readonly rates: Readonly<Record<string, number>>;
  /** Sales of each month relative to the average in percent, from January. */
  readonly seasons: readonly number[];
  readonly sales: readonly DemoSale[];
  readonly moments: readonly DemoMoment[];
  readonly contracts: readonly DemoContract[];
  readonly quotes?: readonly DemoQuote[];
  readonly proformas?: readonly Omit<DemoQuote, 'answered'>[];
  /** What was open in its previous system. */
  readonly openings?: DemoOpenings;
  /** Whether a gateway collects some of its invoices. */
  readonly collects?: true;
  /** The day of the month on which its accountants get a mail about the month before. */
  readonly monthMailDay?: number;
}
