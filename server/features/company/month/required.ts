import { monthListNames } from '../../../../domain/reports/monthSummary.ts';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import type { RequiredPermission } from '../accountants/selectedCompanies.ts';

/** What the files of a month read: without one of these permissions, there are no files that look complete. */
export const required: readonly RequiredPermission[] = [
  ...monthListNames.map((resource) => ({ resource, action: 'export' })),
  { resource: invoices.name, action: 'show' },
];
