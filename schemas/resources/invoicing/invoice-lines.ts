import { listedDetailNames, listedDetails, readAs } from '../../parts/documents/lineFields.ts';
import { computedMoney } from '../../parts/money.ts';
import { certainOfInvoice, ofInvoice, ofInvoiceInFile } from '../../parts/invoicing/ofInvoice.ts';
import { defineResource } from '../../resource.ts';

const schema = {
  $id: 'InvoiceLine',
  type: 'object',
  required: [...certainOfInvoice, 'item', 'description', 'scenery', 'quantity', 'price', 'total'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid', readOnly: true },
    ...ofInvoice,
    item: {
      type: 'object',
      kind: 'reference',
      ref: 'items',
      required: ['uuid'],
      additionalProperties: false,
      properties: { uuid: { type: 'string', format: 'uuid' }, description: { type: 'string' } },
    },
    // As on the line, even if the item is renamed.
    description: { type: 'string' },
    scenery: {
      type: 'object',
      kind: 'reference',
      ref: 'scenarios',
      required: ['uuid'],
      additionalProperties: false,
      properties: { uuid: { type: 'string', format: 'uuid' }, name: { type: 'string' } },
    },
    quantity: { type: 'string', kind: 'decimal', decimal: { fraction: 6 } },
    price: computedMoney,
    total: computedMoney,
    ...readAs(listedDetails),
    exporter_total_taxes_payable_exporter: computedMoney,
    exporter_total_taxes_payable_importer: computedMoney,
    importer_total_taxes_payable_exporter: computedMoney,
    importer_total_taxes_payable_importer: computedMoney,
    total_taxes: computedMoney,
    importer_total_payable_exporter: computedMoney,
  },
} as const;

/** The lines of all invoices including drafts, for the reports of items and scenarios. */
export default defineResource({
  name: 'invoice-lines',
  singular: 'invoice-line',
  api: { version: 'v2', path: 'invoice-lines' },
  scope: 'tenant',
  derived: true,
  schema,
  label: 'description',
  list: {
    columns: [
      'description',
      'number',
      'created',
      'service_buyer',
      'scenery',
      'quantity',
      'price',
      'total',
      'total_taxes',
      'importer_total_payable_exporter',
      'status',
    ],
    priority: [
      'description',
      'total',
      'number',
      'created',
      'status',
      'service_buyer',
      'total_taxes',
      'quantity',
      'price',
      'importer_total_payable_exporter',
    ],
    inFile: {
      ...ofInvoiceInFile,
      price: ['price', ...listedDetailNames],
      total_taxes: [
        'exporter_total_taxes_payable_exporter',
        'exporter_total_taxes_payable_importer',
        'importer_total_taxes_payable_exporter',
        'importer_total_taxes_payable_importer',
        'total_taxes',
      ],
    },
    sort: ['-created_at'],
    sortable: ['created', 'created_at'],
    search: ['number', 'service_buyer.name'],
    filters: {
      item: 'eq',
      scenery: 'eq',
      service_buyer: 'eq',
      status: 'in',
      type: 'eq',
      created: 'range',
      currency: 'eq',
    },
    sums: ['total', 'total_taxes', 'importer_total_payable_exporter'],
    dailySums: {
      day: 'created',
      by: ['type', 'currency', 'item', 'scenery'],
      sums: ['total'],
      together: { status: [['billed', 'paid'], ['cancelled']] },
    },
    opens: 'invoice',
  },
  form: { sections: [] },
  access: { company: { COMPANY: ['list', 'export'], ACCOUNTANT: ['list', 'export'] } },
});
