/** The documents that name an entity for which a customer signs in, as their buyer or their payer. */
const namesTheCustomer = {
  path: ['service_buyer_uuid', 'payment_responsible_uuid'],
  in: { fact: 'entities' },
} as const;

const figures = ['exporter_net_total', 'exporter_total_taxes_payable_exporter', 'total_taxes'] as const;

/** What a document tells of its company's own taxes and of what is left to it, which concerns nobody but the exporter. */
const hiddenFromCustomers = [
  ...figures,
  ...figures.map((name) => `items_invoice.0.${name}` as const),
  'items_invoice.0.scenery.tributes',
] as const;

/** What a payment cost its company, and what that had of it. */
const paymentDetails = [
  'transactions.0.fee',
  'transactions.0.exchange_rate',
  'transactions.0.exchange_currency',
  'transactions.0.remaining_amount',
] as const;

/** What a customer has of the invoices: those issued to their entity. */
export const issuedToCustomers = {
  may: ['list', 'show'],
  rows: [namesTheCustomer, { path: 'status', in: ['billed', 'paid', 'cancelled'] }],
  hides: [...hiddenFromCustomers, ...paymentDetails],
} as const;

/** And of the contracts: those agreed on with it. */
export const agreedWithCustomers = {
  may: ['list', 'show'],
  rows: [namesTheCustomer],
  hides: hiddenFromCustomers,
} as const;
