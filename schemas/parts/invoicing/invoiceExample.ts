/** A request that creates a draft, with invented keys. */
export const invoiceExample = {
  service_provider_uuid: '0198f6b2-0000-7000-8000-000000000002',
  service_buyer_uuid: '0198f6b2-0000-7000-8000-000000000003',
  currency: 'USD',
  created: '2026-11-20',
  due_date: '2026-12-20',
  is_draft: true,
  items_invoice: [
    {
      item: { uuid: '0198f6b2-0000-7000-8000-000000000004' },
      quantity: '2',
      price: '1250.00',
      scenery: { uuid: '0198f6b2-0000-7000-8000-000000000005' },
    },
  ],
} as const;
