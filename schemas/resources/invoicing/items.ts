import { languageNames, namesUpTo } from '../../parts/names.ts';
import { defineResource, type Infer } from '../../resource.ts';

/** What one unit costs. A price has more decimals than amounts have: 0.0834 for a kilowatt-hour. */
const price = {
  type: 'object',
  required: ['currency', 'amount'],
  additionalProperties: false,
  properties: {
    currency: { type: 'string', kind: 'currency', pattern: '^[A-Z]{3}$', maxLength: 3 },
    amount: { type: 'string', kind: 'money', decimal: { fraction: 6, minimum: '0.000001', maximum: '9999999999' } },
  },
} as const;

const schema = {
  $id: 'Item',
  type: 'object',
  required: ['description'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid', readOnly: true },
    description: { type: 'string', minLength: 1, maxLength: 300, printed: true },
    ...namesUpTo(300),
    unit_code: { type: 'string', kind: 'unit', maxLength: 3 },
    prices: { type: 'array', kind: 'amounts', maxItems: 50, default: [], items: price },
    // What a line with the item begins with.
    scenery: {
      type: 'object',
      kind: 'reference',
      ref: 'scenarios',
      required: ['uuid'],
      additionalProperties: false,
      properties: { uuid: { type: 'string', format: 'uuid' }, name: { type: 'string', readOnly: true } },
    },
    created_at: { type: 'string', format: 'date-time', readOnly: true },
  },
} as const;

export type Item = Infer<typeof schema>;

/** The catalog of services for invoice lines (specification §3), with what a line takes from its item. */
export default defineResource({
  name: 'items',
  singular: 'item',
  api: { version: 'v2', path: 'invoice/items' },
  scope: 'tenant',
  schema,
  example: {
    description: 'Software consulting, senior engineer',
    pt_name: 'Consultoria em software, engenheiro sênior',
    unit_code: 'HUR',
    prices: [
      { currency: 'USD', amount: '120.00' },
      { currency: 'EUR', amount: '110.00' },
    ],
  },
  archive: true,
  label: 'description',
  details: ['unit_code', 'prices'],
  list: {
    columns: ['description', 'unit_code', 'prices', 'scenery', ...languageNames, 'created_at'],
    priority: ['description', 'prices', 'unit_code', 'scenery'],
    optional: [...languageNames, 'created_at'],
    sort: ['description'],
    sortable: ['description', 'created_at'],
    search: ['description'],
    filters: { scenery: 'eq' },
  },
  form: {
    sections: [
      { name: 'identity', fields: ['description'] },
      { name: 'names', fields: [...languageNames] },
      { name: 'line', fields: ['unit_code', 'scenery', 'prices'] },
    ],
    byName: true,
  },
  imports: { by: ['description'] },
  rules: ['itemPrices'],
  access: {
    company: {
      COMPANY: ['list', 'show', 'create', 'edit', 'archive', 'delete', 'export', 'import'],
      ACCOUNTANT: ['list', 'show', 'export'],
    },
  },
  menu: [{ area: 'company', under: 'settings', order: 12, icon: 'item' }],
});
