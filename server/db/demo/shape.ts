import type { Account } from '../../../schemas/resources/accounts.ts';
import type { Company } from '../../../schemas/resources/companies.ts';
import type { Entity } from '../../../schemas/resources/entities.ts';
import type { Tribute } from '../../../schemas/resources/tributes.ts';

/** A scenario's tribute, named by its tribute's name. */
export interface DemoTribute {
  readonly tribute: string;
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

/** A tenant of the demo: who it is and what it has registered. Its invoices follow from that. */
export interface DemoCompany {
  readonly slug: string;
  readonly timeZone: string;
  readonly company: Omit<Company, 'uuid' | 'tenant'>;
  /** In whose name everything is written. */
  readonly actor: string;
  readonly accounts: readonly Account[];
  readonly items: readonly string[];
  readonly entities: readonly (Omit<Entity, 'is_payment_responsible'> & { is_payment_responsible?: boolean })[];
  readonly tributes: readonly Tribute[];
  readonly scenarios: readonly DemoScenario[];
  /** What its invoices are written in, in turn. */
  readonly currencies: readonly string[];
}
