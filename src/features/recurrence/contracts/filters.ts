/** Reports use the filters by start and end of recurrence; users do not need them. */
export default [
  'status',
  'type',
  'frequency_symbology',
  'service_buyer',
  'currency',
  'has_overdue_invoices',
  'due_date_gte',
  'due_date_lte',
  'due_date_contract_gte',
  'due_date_contract_lte',
  'created_at_gte',
  'created_at_lte',
];
