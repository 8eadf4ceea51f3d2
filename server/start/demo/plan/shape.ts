import type { FrequencySymbology } from '../../../../schemas/parts/recurrence/recurrence.ts';
import type { Account } from '../../../../schemas/resources/payments/accounts.ts';
import type { Company } from '../../../../schemas/resources/company/companies.ts';
import type { Contract } from '../../../../schemas/resources/recurrence/contracts.ts';
import type { Entity } from '../../../../schemas/resources/clients/entities.ts';
import type { Tribute } from '../../../../schemas/resources/taxes/tributes.ts';

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

export type DemoEntity = Omit<Entity, 'is_payment_responsible'>;

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
  /** The rate of taxes that the scenario leaves to the line. */
  readonly rate?: string;
  /** Days from due date to payment, in rotation; negative means early. */
  readonly delays: readonly number[];
  /** Additional days of delay per month. */
  readonly worsens?: number;
  /** Days since it was archived. */
  readonly archived?: number;
}

export interface DemoLine {
  readonly item: string;
  readonly quantity: number;
  readonly price: string;
}

/** Regular invoices to a client, written by hand. */
export interface DemoSale {
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

/** A single invoice: dates relative to today, and its end. */
export interface DemoMoment {
  readonly client: DemoClient;
  readonly lines: readonly DemoLine[];
  readonly written: number;
  readonly due: number;
  readonly end?: DemoPayment | 'cancelled' | 'draft';
  /** The day of its end relative to today. */
  readonly ended?: number;
}

/** The first due date of a contract: a day of a month, or such that a later one falls due in some days. */
export type DemoDue =
  | { readonly monthsAgo: number; readonly day: number }
  | { readonly occurrence: number; readonly inDays: number };

export interface DemoContract {
  readonly client: DemoClient;
  readonly lines: readonly DemoLine[];
  readonly type: Contract['type'];
  readonly symbology: FrequencySymbology;
  readonly frequency: number;
  readonly due: DemoDue;
  /** A price increase: its first invoice and percentage. */
  readonly raise?: { readonly occurrence: number; readonly percent: string };
  /** Days since it was paused or cancelled. */
  readonly paused?: number;
  readonly cancelled?: number;
}

/** A tenant of the demo: identity, registrations and sales. */
export interface DemoCompany {
  readonly slug: string;
  readonly timeZone: string;
  readonly company: Omit<Company, 'uuid' | 'tenant'>;
  /** The actor of all writes. */
  readonly actor: string;
  readonly tributes: readonly Tribute[];
  readonly scenarios: readonly DemoScenario[];
  readonly accounts: readonly DemoAccount[];
  readonly items: readonly string[];
  readonly clients: readonly DemoClient[];
  /** Average exchange rates in ten-thousandths. */
  readonly rates: Readonly<Record<string, number>>;
  /** Sales of each month relative to the average in percent, from January. */
  readonly seasons: readonly number[];
  readonly sales: readonly DemoSale[];
  readonly moments: readonly DemoMoment[];
  readonly contracts: readonly DemoContract[];
  /** Whether a gateway collects some of its invoices. */
  readonly collects?: true;
}
