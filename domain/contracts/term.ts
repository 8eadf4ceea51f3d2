import { taxFigures, type TaxFigures } from '../taxes/figures.ts';
import { totalOfTerm } from './fixedTotal.ts';
import type { Occurrence } from './schedule.ts';
import { byYear, type YearOf } from './years.ts';

/** The invoices of a contract by the year they fall due in, each of them of that total. Throws like `parseDecimal`. */
export const yearsOf = (
  schedule: readonly Occurrence[],
  invoiceTotal: string,
  currency: string,
): YearOf<Occurrence>[] => byYear(schedule, ({ length }) => totalOfTerm(invoiceTotal, length, currency));

/** What so many invoices of the same figures come to together. Throws like `parseDecimal`. */
export function figuresOfTerm(figures: TaxFigures, frequency: number, currency: string): TaxFigures {
  const ofTerm = taxFigures.map((figure) => [figure, totalOfTerm(figures[figure], frequency, currency)] as const);
  return Object.fromEntries(ofTerm) as TaxFigures;
}
