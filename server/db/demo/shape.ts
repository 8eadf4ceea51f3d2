import type { FrequencySymbology } from '../../../schemas/parts/recurrence.ts';
import type { Account } from '../../../schemas/resources/accounts.ts';
import type { Company } from '../../../schemas/resources/companies.ts';
import type { Contract } from '../../../schemas/resources/contracts.ts';
import type { Entity } from '../../../schemas/resources/entities.ts';
import type { Tribute } from '../../../schemas/resources/tributes.ts';

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

/** An account, and what its bank takes of each receipt, in turn. */
export interface DemoAccount {
  readonly account: Account & { readonly default_currency: string };
  /** The type it is of, and what it says in the fields of that, by their names. */
  readonly type?: { readonly name: string; readonly values: Readonly<Record<string, string>> };
  readonly fees: readonly string[];
}

export type DemoEntity = Omit<Entity, 'is_payment_responsible'>;

/** How a client trades and pays. */
export interface DemoClient {
  readonly entity: DemoEntity;
  /** Who pays in its place. */
  readonly payer?: DemoEntity;
  readonly currency: string;
  readonly account: DemoAccount;
  readonly scenario: DemoScenario;
  /** The rate of the taxes that its scenario leaves to the line. */
  readonly rate?: string;
  /** How many days after the due date it pays, in turn; negative: before. */
  readonly delays: readonly number[];
  /** Days that it pays later with every month of the history. */
  readonly worsens?: number;
  /** How many days ago it was archived. */
  readonly archived?: number;
}

export interface DemoLine {
  readonly item: string;
  readonly quantity: number;
  readonly price: string;
}

/** Invoices to a client at regular intervals, of which each is written by hand. */
export interface DemoSale {
  readonly client: DemoClient;
  readonly lines: readonly DemoLine[];
  /** How many months ago the first and the last were issued; the last this month, unless said. */
  readonly from: number;
  readonly until?: number;
  /** How many months lie between them. */
  readonly every: number;
  readonly day: number;
  /** Days from issue to due date. */
  readonly term: number;
  /** By how much the quantities grow every month, in percent. */
  readonly growth?: number;
}

/** A single invoice: when it was written and falls due, in days from today, and what became of it. */
export interface DemoMoment {
  readonly client: DemoClient;
  readonly lines: readonly DemoLine[];
  readonly written: number;
  readonly due: number;
  readonly end?: 'paid' | 'cancelled' | 'draft';
  /** When it ended, in days from today. */
  readonly ended?: number;
}

/** When the first invoice of a contract falls due: on a day of a month, or so that a later one falls due in so many days. */
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
  /** From which invoice on prices rise, and by how many percent. */
  readonly raise?: { readonly occurrence: number; readonly percent: string };
  /** How many days ago it was paused or cancelled. */
  readonly paused?: number;
  readonly cancelled?: number;
}

/** A tenant of the demo: who it is, what it has registered, and what it has sold. */
export interface DemoCompany {
  readonly slug: string;
  readonly timeZone: string;
  readonly company: Omit<Company, 'uuid' | 'tenant'>;
  /** In whose name everything is written. */
  readonly actor: string;
  readonly tributes: readonly Tribute[];
  readonly scenarios: readonly DemoScenario[];
  readonly accounts: readonly DemoAccount[];
  readonly items: readonly string[];
  readonly clients: readonly DemoClient[];
  /** What a unit of a foreign currency is worth in its own on average, in ten-thousandths. */
  readonly rates: Readonly<Record<string, number>>;
  /** How much of an average month each month of the year sells, from January, in percent. */
  readonly seasons: readonly number[];
  readonly sales: readonly DemoSale[];
  readonly moments: readonly DemoMoment[];
  readonly contracts: readonly DemoContract[];
}
