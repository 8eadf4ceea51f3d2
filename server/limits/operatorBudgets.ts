import type { BudgetName } from './budgets.ts';

/** The limits that follow from an installation's machines and mail server: operators set them. All others are constants. */
export const operatorBudgets: readonly BudgetName[] = [
  'bytesInFlight',
  'requestsAtOnce',
  'documentEffort',
  'documentMs',
  'documentWorkerBytes',
  'documentCacheBytes',
  'mailReplyMs',
  'companiesAtOnce',
  'databaseConnections',
  'databaseTransactionMs',
];

/** Returns the environment variable of a limit that operators set: `BUDGET_REQUESTS_AT_ONCE`. */
export const variableOf = (name: BudgetName): string => `BUDGET_${name.replaceAll(/[A-Z]/g, '_$&').toUpperCase()}`;
