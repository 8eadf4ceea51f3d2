import type { Figure } from './companyPlaces.ts';

export const figures: readonly Figure[] = ['open', 'overdue', 'received'];

/** What the figures are called, as in reports and on the home page of a company. */
export const figureWords: Readonly<Record<Figure, string>> = {
  open: 'reports.open.measures.amount',
  overdue: 'home.overdue',
  received: 'reports.received.measures.amount',
};
