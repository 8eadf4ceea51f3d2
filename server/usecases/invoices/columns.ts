import { taxFigures } from '../../../domain/taxes/figures.ts';

/** The columns of `invoices` that its content fills: all but what its status, its link and the database give it. */
export const contentColumns = [
  'company_number',
  'currency',
  'created',
  'due_date',
  'service_provider_uuid',
  'service_buyer_uuid',
  'payment_responsible_uuid',
  'account_uuid',
  'service_provider',
  'service_buyer',
  'payment_responsible',
  'subtotal',
  'total',
  ...taxFigures,
  'observation',
  'terms_payment',
  'template',
  'label',
  'send_email',
  'responsible_name',
  'responsible_email',
  'show_tax_invoice',
];
