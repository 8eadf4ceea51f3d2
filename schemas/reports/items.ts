import { defineReport } from '../report.ts';
import invoiceLines from '../resources/invoicing/invoice-lines.ts';

/** Invoiced amounts by item, before taxes and with notes. */
export default defineReport(invoiceLines, {
  name: 'items',
  where: { status: ['billed', 'paid'] },
  apart: { status: ['cancelled'] },
  period: { path: 'created', first: 'thisYear' },
  measures: { amount: { sum: 'net' }, count: { count: true } },
  dimensions: { item: { path: 'item' }, document: { path: 'document' } },
  filters: ['scenery', 'document', 'service_buyer', 'type'],
  chart: 'bars',
  access: { company: ['COMPANY', 'ACCOUNTANT'] },
  order: 60,
});
