/** The sections of an invoice's page, below its lines. */
export const invoiceSections = [
  {
    name: 'terms',
    fields: [
      'service_buyer',
      'payment_responsible',
      'created',
      'due_date',
      'promised_date',
      'deposit_percent',
      'company_number',
      'purchase_order',
      'buyer_reference',
      'label',
      'terms_payment',
      'observation',
    ],
  },
  {
    name: 'recipients',
    fields: ['responsible_name', 'responsible_email'],
    when: { path: 'send_email', eq: true },
  },
] as const;
