import type { Figure } from './companyPlaces.ts';

export const figures: readonly Figure[] = ['open', 'overdue', 'received'];

/** The names of the figures, as in reports and on a company's home page. */
export const figureWords: Readonly<Record<Figure, string>> = {
  open: 'reports.open.measures.amount',
  overdue: 'home.overdue',
  received: 'reports.received.measures.amount',
};
