import { taxFigures, type TaxFigures } from '../taxes/figures.ts';
import { totalOfTerm } from './fixedTotal.ts';
import type { Occurrence } from './schedule.ts';

/** The invoices of a contract that fall due in one year, and what they come to. */
export interface YearOfTerm {
  readonly year: string;
  readonly occurrences: readonly Occurrence[];
  /** Decimal text with the currency's decimals. */
  readonly total: string;
}

/** The invoices of a contract by the year they fall due in, each of them of that total. Throws like `parseDecimal`. */
export function yearsOf(schedule: readonly Occurrence[], invoiceTotal: string, currency: string): YearOfTerm[] {
  const byYear = Map.groupBy(schedule, ({ due_date }) => due_date.slice(0, 4));
  return [...byYear].map(([year, occurrences]) => ({
    year,
    occurrences,
    total: totalOfTerm(invoiceTotal, occurrences.length, currency),
  }));
}

/** What so many invoices of the same figures come to together. Throws like `parseDecimal`. */
export function figuresOfTerm(figures: TaxFigures, frequency: number, currency: string): TaxFigures {
  const ofTerm = taxFigures.map((figure) => [figure, totalOfTerm(figures[figure], frequency, currency)] as const);
  return Object.fromEntries(ofTerm) as TaxFigures;
}
