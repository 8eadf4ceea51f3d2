import { termsColumns } from '../recurrence/terms.ts';

/** The columns of `invoices` that its content fills: all but what its status, its link and the database give it. */
export const contentColumns = [
  'currency',
  'created',
  'due_date',
  'service_provider_uuid',
  'service_buyer_uuid',
  'payment_responsible_uuid',
  'service_provider',
  'service_buyer',
  'payment_responsible',
  ...termsColumns,
];
