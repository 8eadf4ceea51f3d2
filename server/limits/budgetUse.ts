import { budgetNames, type BudgetName } from './budgets.ts';

/** The use of budgets, for metrics. */
export interface Spending {
  /** Counts an exceeded budget. */
  exceeded(name: BudgetName): void;
  /** Returns how often a budget was exceeded. */
  refusals(name: BudgetName): number;
  /** Registers a reader of a budget's current use. */
  watch(name: BudgetName, read: () => number): void;
  /** Returns the current use of registered budgets. */
  inUse(): [BudgetName, number][];
}

/** Counts the use of budgets in one process. */
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
