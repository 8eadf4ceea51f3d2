import { defineReport } from '../report.ts';
import invoiceTaxes from '../resources/invoicing/invoice-taxes.ts';

/** Taxes of invoices and of the notes on them: name, country and responsible. */
export default defineReport(invoiceTaxes, {
  name: 'taxes',
  where: { status: ['billed', 'paid'] },
  apart: { status: ['cancelled'] },
  period: { path: 'created', first: 'thisYear' },
  measures: { amount: { sum: 'amount' }, count: { count: true } },
  dimensions: {
    tribute: { path: 'tribute' },
    country: { path: 'country' },
    side: { path: 'side' },
    responsible: { path: 'tax_responsible' },
    document: { path: 'document' },
  },
  filters: ['country', 'side', 'tax_responsible', 'document', 'service_buyer', 'type'],
  chart: 'bars',
  access: { company: ['COMPANY', 'ACCOUNTANT'] },
  order: 70,
});
