/** The documents whose buyer or payer is an entity of the customer. */
const namesTheCustomer = {
  path: ['service_buyer_uuid', 'payment_responsible_uuid'],
  in: { fact: 'entities' },
} as const;

const figures = ['exporter_net_total', 'exporter_total_taxes_payable_exporter', 'total_taxes'] as const;

/** Internal figures of a document: the exporter's own taxes and net. */
const hiddenFromCustomers = [
  ...figures,
  ...figures.map((name) => `items_invoice.0.${name}` as const),
  'items_invoice.0.scenery.tributes',
] as const;

/** Costs of a payment that concern only the company. */
const paymentDetails = [
  'transactions.0.fee',
  'transactions.0.exchange_rate',
  'transactions.0.exchange_currency',
  'transactions.0.remaining_amount',
  'transactions.0.note',
  'transactions.0.reason',
] as const;

/** A customer's access to invoices: those issued to their entities, which they may pay. */
export const issuedToCustomers = {
  may: ['list', 'show', 'pay'],
  rows: [namesTheCustomer, { path: 'status', in: ['billed', 'paid', 'cancelled'] }],
  hides: [
    ...hiddenFromCustomers,
    ...paymentDetails,
    'send_state',
    'payment_link_error',
    'payment_link_problem',
    'reminders_off',
    'promised_date',
    'remind_after',
  ],
} as const;

/** A customer's access to contracts: those with their entities. */
export const agreedWithCustomers = {
  may: ['list', 'show'],
  rows: [namesTheCustomer],
  hides: hiddenFromCustomers,
} as const;
