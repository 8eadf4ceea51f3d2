/** The columns of `contracts` that what was agreed on fills for good: all but what its number, its link and the database give it. */
export const contractColumns = [
  'company_number',
  'type',
  'currency',
  'frequency_symbology',
  'frequency',
  'due_date',
  'due_date_contract',
  'total_amount',
  'agreed_on',
  'service_provider_uuid',
  'service_buyer_uuid',
  'payment_responsible_uuid',
  'service_provider',
  'service_buyer',
  'payment_responsible',
  'confirm_scenarios',
];
