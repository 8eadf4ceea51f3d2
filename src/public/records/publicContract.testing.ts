import type { PublicContract, Scheduled } from './publicContract.ts';

const invoice = (occurrence: number, due_date: string, change: Partial<Scheduled> = {}): Scheduled => ({
  occurrence,
  due_date,
  status: 'future',
  total: '1080.00',
  is_overdue: false,
  ...change,
});

/** A contract of a public link: paid, overdue, billed, paused and scheduled invoices. */
export function samplePublicContract(changes: Partial<PublicContract> = {}): PublicContract {
  return {
    contract_number: 7,
    status: 'Active',
    currency: 'USD',
    total: '1080.00',
    frequency: 5,
    frequency_symbology: 'M',
    due_date: '2026-09-30',
    due_date_contract: '2027-01-31',
    service_provider: { name: 'Acme Software Ltda', location: { country: { identifier: 'BR' } } },
    service_buyer: { name: 'Blue Harbor Inc.', location: { country: { identifier: 'US' } } },
    subtotal: '1000.00',
    exporter_total_taxes_payable_importer: '230.00',
    importer_total_taxes_payable_exporter: '150.00',
    importer_total_payable: '1342.50',
    items_invoice: [{ item: { description: 'Suporte' }, quantity: '1', price: '1000.00', total: '1000.00' }],
    schedule: [
      invoice(1, '2026-09-30', { status: 'paid', number: 12, public_hash: 'hash-12' }),
      invoice(2, '2026-10-30', { status: 'billed', number: 15, public_hash: 'hash-15', is_overdue: true }),
      invoice(3, '2026-11-30', { status: 'billed', number: 18, public_hash: 'hash-18' }),
      invoice(4, '2026-12-30', { status: 'paused' }),
      invoice(5, '2027-01-30'),
    ],
    ...changes,
  };
}
