import { withNotes } from '../parts/reports/withNotes.ts';
import { defineReport } from '../report.ts';
import invoices from '../resources/invoicing/invoices.ts';

/** Invoiced amounts by client, largest first. */
export default defineReport(invoices, {
  name: 'clients',
  where: { status: ['billed', 'paid'], is_imported: false },
  apart: { status: ['cancelled'] },
  period: { path: 'created', first: 'thisYear' },
  measures: { ...withNotes, count: { count: true } },
  dimensions: { client: { path: 'service_buyer' } },
  filters: ['service_buyer.location.country', 'type'],
  chart: 'bars',
  access: { company: ['COMPANY', 'ACCOUNTANT'] },
  order: 40,
});
