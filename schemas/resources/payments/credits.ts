import { clientReference } from '../../parts/clients/client.ts';
import { computedMoney } from '../../parts/money.ts';
import { defineResource, type Infer } from '../../resource.ts';

const schema = {
  $id: 'Credit',
  type: 'object',
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid', readOnly: true },
    service_buyer: { ...clientReference, readOnly: true },
    currency: { type: 'string', kind: 'currency', pattern: '^[A-Z]{3}$', maxLength: 3, readOnly: true },
    amount: computedMoney,
    origin: {
      type: 'string',
      readOnly: true,
      description: 'The notes of the payments that it is from, and the invoices that they paid as well.',
    },
    // Used up credits stay, at zero.
    is_left: { type: 'boolean', readOnly: true },
    updated_at: { type: 'string', format: 'date-time', readOnly: true },
  },
} as const;

export type Credit = Infer<typeof schema>;

/** What clients have paid beyond their invoices, by currency: the sum of the transactions without invoice. */
export default defineResource({
  name: 'credits',
  singular: 'credit',
  api: { version: 'v2', path: 'credits', certain: ['uuid', 'service_buyer', 'currency', 'amount', 'is_left'] },
  scope: 'tenant',
  schema,
  history: false,
  label: 'currency',
  list: {
    columns: ['service_buyer', 'amount', 'origin', 'updated_at'],
    priority: ['service_buyer', 'amount', 'origin', 'updated_at'],
    sort: ['-amount'],
    sortable: ['amount', 'updated_at'],
    search: ['service_buyer.name', 'origin'],
    filters: { service_buyer: 'eq', currency: 'eq', is_left: 'eq' },
    sums: ['amount'],
    opens: 'service_buyer',
  },
  form: { sections: [] },
  access: { company: { COMPANY: ['list', 'export'], ACCOUNTANT: ['list', 'export'] } },
});
