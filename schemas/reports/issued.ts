import { withNotes } from '../parts/reports/withNotes.ts';
import { defineReport } from '../report.ts';
import invoices from '../resources/invoicing/invoices.ts';

/** Invoiced amounts by day of issue. */
export default defineReport(invoices, {
  name: 'issued',
  where: { status: ['billed', 'paid'], is_imported: false },
  apart: { status: ['cancelled'] },
  period: { path: 'created', first: 'thisYear' },
  measures: { ...withNotes, count: { count: true } },
  dimensions: { month: { path: 'created', by: 'month' }, client: { path: 'service_buyer' } },
  filters: ['service_buyer', 'type'],
  chart: 'columns',
  access: { company: ['COMPANY', 'ACCOUNTANT'] },
  order: 10,
});
