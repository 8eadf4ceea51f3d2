import type { ContractInvoice } from '../../../../../../dataProvider/calls/contracts.ts';
import { effectOf } from '../../../../../../domain/recurrence/amendments/amendment.ts';
import {
  comparedFigures,
  type Compared,
  type Priced,
} from '../../../../../../domain/recurrence/amendments/comparedFigures.ts';
import {
  comparisonOf,
  coverIssues,
  type Comparison,
} from '../../../../../../domain/recurrence/amendments/comparison.ts';
import { plannedStatus } from '../../../../../../domain/recurrence/schedule/plannedOccurrences.ts';
import type { Issue } from '../../../../../../domain/validation/issue.ts';
import type { AmendmentReach } from '../../../../../../schemas/parts/recurrence/amendment.ts';
import type { Contract } from '../../../../../../schemas/resources/recurrence/contracts.ts';

/** The start of a change, and the new total of each invoice; undefined if figures are unchanged. */
interface Entered {
  readonly reach: AmendmentReach;
  readonly occurrence: number | null;
  readonly figures: Compared | undefined;
}

/** An invoice of a contract before and after. */
export interface ChangedInvoice {
  readonly invoice: ContractInvoice;
  readonly due_date: string;
  /** Whether it is affected. */
  readonly isReached: boolean;
  readonly before: string;
  readonly after: string;
}

/** The effect of an entered change on a contract. */
export interface Changes extends Pick<Comparison, 'before' | 'after'> {
  readonly invoices: readonly ChangedInvoice[];
  /** The issue that a fixed contract's value is too small. */
  readonly uncovered: Issue | undefined;
}

/** Computes the effect of a change as the server does. Throws like `parseDecimal`. */
export function changesOf(
  contract: Contract,
  all: readonly ContractInvoice[],
  { reach, occurrence, figures }: Entered,
): Changes {
  const planned = all.map(pricedOf);
  const amendment = { kind: 'terms', reach, occurrence: occurrence ?? 1 } as const;
  // Which invoices are affected does not depend on the calendar.
  const { reworded } = effectOf(amendment, contract, planned, { days: 0, today: '' });
  const reached = new Set(reworded);
  const becoming = planned.map((one) => (figures && reached.has(one.occurrence) ? { ...one, ...figures } : one));
  const { before, after } = comparisonOf(planned, becoming, contract.currency);
  const [uncovered] = coverIssues(contract, { before, after });
  const invoices = all.map((invoice, index) => ({
    invoice,
    due_date: invoice.due_date,
    isReached: reached.has(invoice.occurrence ?? 0),
    before: planned[index]?.total ?? '0',
    after: becoming[index]?.total ?? '0',
  }));
  return { invoices, before, after, uncovered };
}

function pricedOf(invoice: ContractInvoice): Priced {
  const { occurrence = 0, due_date } = invoice;
  const figures = comparedFigures.map((name) => [name, invoice[name] ?? '0'] as const);
  return { occurrence, due_date, status: plannedStatus(invoice), ...(Object.fromEntries(figures) as Compared) };
}
