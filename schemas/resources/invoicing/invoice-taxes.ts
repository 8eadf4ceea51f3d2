import { computedMoney } from '../../parts/money.ts';
import { certainOfInvoice, notesOfInvoice, ofInvoice, ofInvoiceInFile } from '../../parts/invoicing/ofInvoice.ts';
import { countryReference } from '../../parts/reference.ts';
import { sides } from '../../parts/documents/scenarioTribute.ts';
import { defineResource } from '../../resource.ts';

const schema = {
  $id: 'InvoiceTax',
  type: 'object',
  required: [...certainOfInvoice, 'description', 'tribute', 'side', 'tax_responsible', 'box', 'amount'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid', readOnly: true },
    ...ofInvoice,
    description: { type: 'string' },
    // As on the line: its scenario may have changed.
    tribute: { type: 'string', maxLength: 60 },
    country: countryReference,
    // The country of the tax: the exporter's or the importer's.
    side: { type: 'string', enum: ['origin', 'destiny'] },
    tax_responsible: { type: 'string', enum: sides },
    // Where it applies and who bears it: design §6.
    box: { type: 'string', enum: ['EE', 'EI', 'IE', 'II'] },
    // Of a percentage; a fixed amount has neither rate nor base.
    rate: { type: 'string', kind: 'percent', decimal: { fraction: 4 } },
    base: computedMoney,
    amount: computedMoney,
  },
} as const;

/** The taxes of all lines of invoices and notes including drafts, for the report of taxes. */
export default defineResource({
  name: 'invoice-taxes',
  singular: 'invoice-tax',
  api: { version: 'v2', path: 'invoice-taxes' },
  scope: 'tenant',
  derived: true,
  schema,
  label: 'tribute',
  list: {
    columns: [
      'tribute',
      'full_number',
      'document',
      'created',
      'service_buyer',
      'description',
      'country',
      'box',
      'rate',
      'base',
      'amount',
      'status',
    ],
    priority: [
      'tribute',
      'amount',
      'full_number',
      'document',
      'created',
      'rate',
      'base',
      'box',
      'status',
      'service_buyer',
      'country',
    ],
    inFile: { ...ofInvoiceInFile, box: ['side', 'tax_responsible', 'box'] },
    sort: ['-created_at'],
    sortable: ['created', 'created_at'],
    search: ['number', 'service_buyer.name'],
    filters: {
      tribute: 'eq',
      country: 'eq',
      side: 'eq',
      tax_responsible: 'eq',
      service_buyer: 'eq',
      status: 'in',
      document: 'eq',
      type: 'eq',
      created: 'range',
      currency: 'eq',
    },
    sums: ['base', 'amount'],
    dailySums: {
      day: 'created',
      by: ['type', 'currency', 'tribute', 'country', 'side', 'tax_responsible', 'document'],
      sums: ['amount'],
      together: { status: [['billed', 'paid'], ['cancelled']] },
    },
    opens: 'invoice',
    opensFirst: notesOfInvoice,
  },
  form: { sections: [] },
  access: { company: { COMPANY: ['list', 'export'], ACCOUNTANT: ['list', 'export'] } },
});
