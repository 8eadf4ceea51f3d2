/** Spanish writes dates and amounts as Portuguese does; the journey of an invoice and all screens are in Spanish too. */
export type ContractLanguage = 'pt' | 'en';

/** A contract due on the last day of six months; its invoices have ten lead days. */
interface Term {
  readonly agreedOn: string;
  readonly due: readonly [first: string, second: string, skipped: string, third: string, ...rest: string[]];
  readonly issued: readonly [first: string, second: string, third: string];
}

/** Consecutive half-years for the languages, because the clock only moves forward. */
export const terms: Readonly<Record<ContractLanguage, Term>> = {
  pt: {
    agreedOn: '2027-01-04',
    due: ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31', '2027-06-30'],
    issued: ['2027-01-21', '2027-02-18', '2027-04-20'],
  },
  en: {
    agreedOn: '2027-07-05',
    due: ['2027-07-31', '2027-08-31', '2027-09-30', '2027-10-31', '2027-11-30', '2027-12-31'],
    issued: ['2027-07-21', '2027-08-21', '2027-10-21'],
  },
};

/**
 * Two lines, 2 × 400.00 and 1 × 200.00, minus 15 % withheld and plus 0.65 % on top; ten percent more from the second
 * invoice on. `ended` is the sum of the two invoices left at cancellation, `owed` that of the three issued ones.
 */
export const amounts = {
  pt: { agreed: 'US$ 856,50', raised: 'US$ 942,15', ended: 'US$ 1.884,30', owed: 'US$ 2.740,80' },
  en: { agreed: 'USD 856.50', raised: 'USD 942.15', ended: 'USD 1,884.30', owed: 'USD 2,740.80' },
} as const;
