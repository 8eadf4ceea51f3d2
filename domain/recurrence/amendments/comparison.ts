import type { ContractType } from '../../../schemas/parts/recurrence/recurrence.ts';
import { amountIn } from '../../kinds/figure.ts';
import { compareDecimals } from '../../money/compare.ts';
import { decimalsOf } from '../../money/decimals.ts';
import { sumAmounts } from '../../money/sum.ts';
import type { Issue } from '../../validation/issue.ts';
import type { Compared, Priced } from './comparedFigures.ts';
import { movedGroups, type MovedGroup } from './movedGroups.ts';
import { counts, type OccurrenceStatus } from '../schedule/plannedOccurrences.ts';

/** One invoice before and after an amendment; an added invoice has no `before`. */
export interface Change {
  readonly occurrence: number;
  readonly due_date: string;
  readonly status: readonly [OccurrenceStatus | null, OccurrenceStatus];
  readonly before: Compared;
  readonly after: Compared;
}

/** The effect of an amendment: per invoice, and as totals before and after. */
export interface Comparison {
  readonly changes: readonly Change[];
  readonly groups: readonly MovedGroup[];
  readonly before: Compared;
  readonly after: Compared;
}

const figuresOf = (figure: (name: keyof Compared) => string): Compared => ({
  subtotal: figure('subtotal'),
  total: figure('total'),
  importer_total_payable: figure('importer_total_payable'),
  exporter_net_total: figure('exporter_net_total'),
});

const sumOf = (invoices: readonly Priced[], decimals: number): Compared =>
  figuresOf((name) =>
    sumAmounts(
      invoices.filter(counts).map((one) => one[name]),
      decimals,
    ),
  );

/** Compares the invoices of a contract by number. Throws like `parseDecimal`. */
export function comparisonOf(before: readonly Priced[], after: readonly Priced[], currency: string): Comparison {
  const decimals = decimalsOf(currency);
  const was = new Map(before.map((one) => [one.occurrence, one]));
  const changes = after.flatMap((is): Change[] => {
    const old = was.get(is.occurrence);
    if (old === is) return [];
    const { occurrence, due_date } = is;
    const [from, to] = [sumOf(old ? [old] : [], decimals), sumOf([is], decimals)];
    return [{ occurrence, due_date, status: [old?.status ?? null, is.status], before: from, after: to }];
  });
  return {
    changes,
    groups: movedGroups(before, after, currency),
    before: sumOf(before, decimals),
    after: sumOf(after, decimals),
  };
}

/** Checks that a fixed contract's value covers its invoices: an amendment that exceeds it needs `confirm_total`. */
export function coverIssues(
  {
    type,
    currency,
    total_amount,
  }: { readonly type: ContractType; readonly currency: string; readonly total_amount: string },
  { before, after }: Pick<Comparison, 'before' | 'after'>,
): Issue[] {
  const isMore = compareDecimals(after.total, before.total) > 0;
  if (type !== 'fixed' || !isMore || compareDecimals(after.total, total_amount) <= 0) return [];
  const stated = sumAmounts([total_amount], decimalsOf(currency));
  const args = { stated: amountIn(currency, stated), needed: amountIn(currency, after.total) };
  return [{ path: 'confirm_total', key: 'validation.amendmentNotCovered', args }];
}
