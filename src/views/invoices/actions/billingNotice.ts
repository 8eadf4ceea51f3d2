import { compareDates } from '../../../../domain/dates/date.ts';
import { emissionDate } from '../../../../domain/invoice/emission.ts';
import type { Invoice } from '../../../../schemas/resources/invoices.ts';

interface BillingFacts extends Pick<Invoice, 'created' | 'due_date'> {
  /** `YYYY-MM-DD`, on the tenant's clock. */
  readonly today: string;
  readonly allowsRetroactive: boolean;
}

/**
 * What somebody has to know before a draft is issued (specification §4): that a
 * past due date forbids it, or that the emission date will become today.
 */
export function billingNotice(facts: BillingFacts): 'due_date_past' | 'emission_today' | undefined {
  if (compareDates(facts.due_date, facts.today) < 0) return 'due_date_past';
  return emissionDate(facts) === facts.created ? undefined : 'emission_today';
}
