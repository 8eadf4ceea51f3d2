import { taxFigures, type TaxFigures } from '../../taxes/figures.ts';
import { totalOfTerm } from '../amendments/fixedTotal.ts';
import type { Occurrence } from './schedule.ts';
import { byYear, type YearOf } from './years.ts';

/** Groups the invoices of a contract by due year, each with the same total. Throws like `parseDecimal`. */
export const yearsOf = (
  schedule: readonly Occurrence[],
  invoiceTotal: string,
  currency: string,
): YearOf<Occurrence>[] => byYear(schedule, ({ length }) => totalOfTerm(invoiceTotal, length, currency));

/** Multiplies the figures of one invoice by the number of invoices. Throws like `parseDecimal`. */
export function figuresOfTerm(figures: TaxFigures, frequency: number, currency: string): TaxFigures {
  const ofTerm = taxFigures.map((figure) => [figure, totalOfTerm(figures[figure], frequency, currency)] as const);
  return Object.fromEntries(ofTerm) as TaxFigures;
}
