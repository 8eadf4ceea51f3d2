/** Reports lead to lists by the days on which contracts begin and end to recur; those are no filters that somebody looks for. */
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
