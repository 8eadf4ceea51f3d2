import { budgetNames, type BudgetName } from './budgets.ts';

/** What has been used of the budgets, for the metrics. */
export interface Spending {
  /** Counts that a budget was used up for somebody. */
  exceeded(name: BudgetName): void;
  /** How often that was since the start. */
  refusals(name: BudgetName): number;
  /** Says where to read how much of a budget is in use. */
  watch(name: BudgetName, read: () => number): void;
  /** What is in use now, of those budgets that are watched. */
  inUse(): [BudgetName, number][];
}

/** The spending of one process. */
export function countSpending(): Spending {
  const counts = new Map<BudgetName, number>(budgetNames.map((name) => [name, 0]));
  const readers = new Map<BudgetName, () => number>();
  return {
    exceeded: (name) => void counts.set(name, (counts.get(name) ?? 0) + 1),
    refusals: (name) => counts.get(name) ?? 0,
    watch: (name, read) => void readers.set(name, read),
    inUse: () => [...readers].map(([name, read]) => [name, read()]),
  };
}
