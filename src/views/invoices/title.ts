import type { Invoice } from '../../../schemas/resources/invoices.ts';

type Titled = Pick<Invoice, 'number' | 'company_number'>;

/** How a person names an invoice: its number, else the company's own, else that it has none. */
export default function invoiceTitle(
  { number, company_number: own }: Titled,
  translate: (key: string, args?: object) => string,
): string {
  const shown = number ?? own;
  if (shown === undefined) return translate('invoiceActions.title.unnumbered');
  return translate('invoiceActions.title.numbered', { number: shown });
}
