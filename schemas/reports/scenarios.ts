import { defineReport } from '../report.ts';
import invoiceLines from '../resources/invoicing/invoice-lines.ts';

/** Invoiced amounts by tax scenario, before taxes and with notes. */
export default defineReport(invoiceLines, {
  name: 'scenarios',
  where: { status: ['billed', 'paid'] },
  apart: { status: ['cancelled'] },
  period: { path: 'created', first: 'thisYear' },
  measures: { amount: { sum: 'net' }, count: { count: true } },
  dimensions: { scenario: { path: 'scenery' }, document: { path: 'document' } },
  filters: ['item', 'document', 'service_buyer', 'type'],
  chart: 'bars',
  access: { company: ['COMPANY', 'ACCOUNTANT'] },
  order: 65,
});
