/** A contract as a client of the API creates it. */
export const contractExample = {
  service_provider_uuid: '0198f6b2-0000-7000-8000-000000000002',
  service_buyer_uuid: '0198f6b2-0000-7000-8000-000000000003',
  currency: 'USD',
  type: 'fixed',
  frequency_symbology: 'M',
  frequency: 12,
  due_date: '2026-12-31',
  due_date_contract: '2027-12-31',
  total_amount: '30000.00',
  items_invoice: [
    {
      item: { uuid: '0198f6b2-0000-7000-8000-000000000004' },
      quantity: '2',
      price: '1250.00',
      scenery: { uuid: '0198f6b2-0000-7000-8000-000000000005' },
    },
  ],
} as const;
