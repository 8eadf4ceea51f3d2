import type { ListFilter } from '../home/lists.ts';
import type { FigureDays } from './figureDays.ts';

/** Returns the lists behind a company's figures in the overview: invoices, and for what was received transactions. */
export function overviewLists(currency: string, { paid, due }: FigureDays) {
  const open = { status: 'billed', currency, ...(due && { due_date_gte: due.from, due_date_lte: due.to }) };
  return {
    open,
    overdue: { ...open, is_overdue: true },
    received: { means: 'money', currency, paid_on_gte: paid.from, paid_on_lte: paid.to },
  } satisfies Record<string, ListFilter>;
}

/** The list of a company's drafts. */
export const draftList: ListFilter = { status: 'draft' };
