import type { PublicInvoice } from './publicInvoice.ts';

/** An invoice of a public link. */
export function publicInvoice(changes: Partial<PublicInvoice> = {}): PublicInvoice {
  return {
    uuid: '01a1f7fb-7ddb-7d78-94dc-e1c545e6b39f',
    number: 17,
    status: 'billed',
    currency: 'BRL',
    amount: '22900.00',
    subtotal: '22900.00',
    total: '22900.00',
    exporter_total_taxes_payable_importer: '0.00',
    importer_total_taxes_payable_exporter: '0.00',
    importer_total_payable: '22900.00',
    items_invoice: [{ item: { description: 'Suporte' }, quantity: '2', price: '11450.00', total: '22900.00' }],
    created: '2026-11-19',
    due_date: '2026-12-19',
    template: 'invoiceTemplate1',
    service_provider: {
      name: 'Acme Software Ltda',
      nif: '11222333000181',
      location: { address: 'Avenida Paulista, 1374', country: { identifier: 'BR' } },
    },
    service_buyer: { name: 'Müller & Söhne GmbH' },
    ...changes,
  };
}
