/**
 * The lists that an accountant can export for several companies, in display order, each with the date property that a
 * period filters; null means that the whole list is exported.
 */
export const exportedLists = {
  invoices: 'created',
  'invoice-lines': 'created',
  'invoice-taxes': 'created',
  'credit-notes': 'created',
  'debit-notes': 'created',
  transactions: 'paid_on',
  contracts: null,
  entities: null,
} as const satisfies Readonly<Record<string, string | null>>;

export type ExportedList = keyof typeof exportedLists;

export const exportedListNames = Object.keys(exportedLists) as ExportedList[];

/** Returns the filter parameters for the days of a period. */
export function periodParameters(list: ExportedList, { from, to }: { readonly from: string; readonly to: string }) {
  const path = exportedLists[list];
  return path === null ? {} : { [`${path}_gte`]: from, [`${path}_lte`]: to };
}
