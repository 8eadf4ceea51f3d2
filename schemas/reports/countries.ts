import { withNotes } from '../parts/reports/withNotes.ts';
import { defineReport } from '../report.ts';
import invoices from '../resources/invoicing/invoices.ts';

/** Invoiced amounts by the client's country on the invoice. */
export default defineReport(invoices, {
  name: 'countries',
  where: { status: ['billed', 'paid'], is_imported: false },
  apart: { status: ['cancelled'] },
  period: { path: 'created', first: 'thisYear' },
  measures: { ...withNotes, count: { count: true } },
  dimensions: { country: { path: 'service_buyer.location.country' } },
  filters: ['service_buyer', 'type'],
  chart: 'bars',
  access: { company: ['COMPANY', 'ACCOUNTANT'] },
  order: 50,
});
