import type { ListedContract } from '../../src/features/recurrence/contracts/actions/dialogProps.ts';
import { invoiceRecord } from './invoices.ts';

/** A running contract of twelve monthly invoices from Brazil to the United States, as listed. */
export function contractRecord(change: Partial<ListedContract> = {}): ListedContract {
  const { service_provider_uuid, service_buyer_uuid, service_provider, service_buyer } = invoiceRecord();
  const uuid = change.uuid ?? '0198f6b2-0000-7000-8000-000000000011';
  return {
    id: uuid,
    uuid,
    contract_number: 7,
    company_number: 'ACME-C-7',
    status: 'Active',
    type: 'fixed',
    currency: 'USD',
    frequency_symbology: 'M',
    frequency: 12,
    due_date: '2027-01-31',
    due_date_contract: '2027-12-31',
    billing_period: 'none',
    total_amount: '12960.00',
    service_provider_uuid,
    service_buyer_uuid,
    service_provider,
    service_buyer,
    account: { uuid: 'a-usd', name: 'Wise USD', account_type: { name: 'Wise' } },
    jurisdictions: [{ origin: { id: 76, identifier: 'BR' }, destiny: { id: 840, identifier: 'US' } }],
    items_invoice: [],
    subtotal: '1000.00',
    total: '1080.00',
    total_taxes: '542.50',
    importer_total_payable_exporter: '1080.00',
    importer_total_payable: '1342.50',
    exporter_net_total: '800.00',
    send_email: false,
    show_tax_invoice: true,
    show_exporter_net: false,
    has_overdue_invoices: false,
    created_at: '2026-11-23T11:14:00Z',
    ...change,
  };
}
