import { date } from '../../parts/date.ts';
import { companyNumber, documentCurrency } from '../../parts/documents/document.ts';
import { defineResource, type Infer } from '../../resource.ts';

const named = {
  type: 'object',
  kind: 'reference',
  required: ['uuid'],
  additionalProperties: false,
  properties: { uuid: { type: 'string', format: 'uuid' }, name: { type: 'string', readOnly: true } },
} as const;

const schema = {
  $id: 'OpeningInvoice',
  type: 'object',
  required: ['company_number', 'client', 'created', 'due_date', 'currency', 'amount'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid', readOnly: true },
    company_number: { ...companyNumber, minLength: 1, unique: { with: ['client'] } },
    client: { ...named, ref: 'entities' },
    created: date,
    due_date: date,
    currency: documentCurrency,
    // What is still open of it.
    amount: { type: 'string', kind: 'money', decimal: { fraction: 3, minimum: '0.001', maximum: '999999999999' } },
    account: { ...named, ref: 'accounts' },
  },
} as const;

export type OpeningInvoice = Infer<typeof schema>;

/**
 * The open invoices of a company's previous system, as its files describe them. Each row is imported as a billed invoice with
 * `is_imported`, without a number of ours, lines and taxes.
 */
export default defineResource({
  name: 'opening-invoices',
  singular: 'opening-invoice',
  api: { version: 'v2', path: 'invoice/invoices-single' },
  scope: 'tenant',
  schema,
  label: 'company_number',
  list: {
    columns: ['company_number', 'client', 'created', 'due_date', 'amount'],
    sort: ['company_number'],
    sortable: ['company_number'],
    search: ['company_number'],
    filters: {},
  },
  form: {
    sections: [
      {
        name: 'identity',
        fields: ['company_number', 'client', 'created', 'due_date', 'currency', 'amount', 'account'],
      },
    ],
  },
  imports: { by: ['company_number'], creates: true },
  rules: ['openedBefore'],
  slots: ['delete'],
  access: { company: { COMPANY: ['import'] } },
});
