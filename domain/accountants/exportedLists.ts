/**
 * The lists that an accountant saves of several companies at once, in the order in which they are offered, each with the
 * day by which it is narrowed to a period; null where it is saved whole.
 */
export const exportedLists = {
  invoices: 'created',
  'invoice-lines': 'created',
  'invoice-taxes': 'created',
  receipts: 'paid_on',
  contracts: null,
  entities: null,
} as const satisfies Readonly<Record<string, string | null>>;

export type ExportedList = keyof typeof exportedLists;

export const exportedListNames = Object.keys(exportedLists) as ExportedList[];

/** What narrows such a list to the days of a period. */
export function periodParameters(list: ExportedList, { from, to }: { readonly from: string; readonly to: string }) {
  const path = exportedLists[list];
  return path === null ? {} : { [`${path}_gte`]: from, [`${path}_lte`]: to };
}
