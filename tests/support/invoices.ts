import type { ListedInvoice } from '../../src/features/invoicing/invoices/actions/dialogProps.ts';

type Payment = NonNullable<ListedInvoice['transactions']>[number];

/** A pending payment of 1,080.00 USD on a manual account. */
export function paymentRecord(change: Partial<Payment> = {}): Payment {
  return {
    status: 'Pending',
    amount: '1080.00',
    currency: 'USD',
    account: { name: 'Wise USD', account_type: { name: 'Wise', auto: false } },
    ...change,
  };
}

/** An issued invoice from Brazil to the United States, as listed. */
export function invoiceRecord(change: Partial<ListedInvoice> = {}): ListedInvoice {
  const number = 'number' in change ? change.number : 12;
  const uuid = change.uuid ?? '0198f6b2-0000-7000-8000-000000000001';
  const location = (id: number, identifier: string) => ({
    place_id: 'p',
    address: 'Main street 1',
    country: { id, name: identifier, identifier },
  });
  return {
    id: uuid,
    uuid,
    ...(number !== undefined && { number, full_number: String(number) }),
    company_number: 'ACME-2026-12',
    status: 'billed',
    type: 'individual',
    currency: 'USD',
    created: '2026-03-01',
    due_date: '2026-03-31',
    service_provider_uuid: 'provider',
    service_buyer_uuid: 'buyer',
    service_provider: { uuid: 'provider', name: 'Acme Software Ltda', location: location(76, 'BR') },
    service_buyer: { uuid: 'buyer', name: 'Blue Harbor Inc', location: location(840, 'US') },
    items_invoice: [],
    subtotal: '1000.00',
    total: '1080.00',
    open_amount: '1080.00',
    total_taxes: '542.50',
    template: 'invoiceTemplate1',
    public_hash: 'abc123',
    send_email: false,
    show_tax_invoice: true,
    show_exporter_net: false,
    is_draft: false,
    is_overdue: false,
    can_revert: true,
    payment_authorized: false,
    transactions: [paymentRecord()],
    ...change,
  };
}
