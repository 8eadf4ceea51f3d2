import { computedMoney } from '../../parts/money.ts';
import { certainOfInvoice, ofInvoice } from '../../parts/invoicing/ofInvoice.ts';
import { countryReference } from '../../parts/reference.ts';
import { sides } from '../../parts/documents/scenarioTribute.ts';
import { defineResource } from '../../resource.ts';

const schema = {
  $id: 'InvoiceTax',
  type: 'object',
  required: [...certainOfInvoice, 'description', 'tribute', 'side', 'tax_responsible', 'amount'],
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
    amount: computedMoney,
  },
} as const;

/** The taxes of all invoice lines including drafts, for the report of taxes. */
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
      'number',
      'created',
      'service_buyer',
      'description',
      'country',
      'side',
      'tax_responsible',
      'amount',
      'status',
    ],
    priority: ['tribute', 'amount', 'number', 'created', 'status', 'service_buyer', 'country', 'tax_responsible'],
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
      type: 'eq',
      created: 'range',
      currency: 'eq',
    },
    sums: ['amount'],
    dailySums: {
      day: 'created',
      by: ['type', 'currency', 'tribute', 'country', 'side', 'tax_responsible'],
      together: { status: [['billed', 'paid'], ['cancelled']] },
    },
    opens: 'invoice',
  },
  form: { sections: [] },
  access: { company: { COMPANY: ['list', 'export'], ACCOUNTANT: ['list', 'export'] } },
});
