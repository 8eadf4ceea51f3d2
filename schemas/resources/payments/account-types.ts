import { fieldDefinition } from '../../parts/definedFields.ts';
import { gatewayNames } from '../../parts/payments/gatewayEvent.ts';
import { currencyReference } from '../../parts/reference.ts';
import { defineResource, type Infer } from '../../resource.ts';

const schema = {
  $id: 'AccountType',
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid', readOnly: true },
    name: { type: 'string', minLength: 1, maxLength: 120, unique: true, printed: true },
    link_docs: { type: 'string', format: 'uri', pattern: '^https://', maxLength: 500 },
    auto: { type: 'boolean', default: false },
    // Who settles its accounts, and determines their fields; without one, an automatic account is settled elsewhere.
    gateway: { type: 'string', enum: gatewayNames },
    needs_approval: { type: 'boolean', default: false },
    fields: { type: 'array', maxItems: 30, defines: true, items: fieldDefinition },
    currencies: { type: 'array', maxItems: 200, items: currencyReference },
    built_in: {
      type: 'boolean',
      readOnly: true,
      description: 'Whether it is the one of accounts without a chosen type.',
    },
    created_at: { type: 'string', format: 'date-time', readOnly: true },
  },
} as const;

export type AccountType = Infer<typeof schema>;

/** The gateways that pay companies: the fields and currencies of their accounts. */
export default defineResource({
  name: 'account-types',
  singular: 'account-type',
  api: { version: 'v2', path: 'account-types' },
  scope: 'platform',
  schema,
  example: {
    name: 'SEPA',
    link_docs: 'https://docs.example.com/sepa',
    fields: [{ name: 'IBAN', type: 'iban', required: true }],
    currencies: [{ id: 44 }],
  },
  label: 'name',
  list: {
    columns: ['name', 'auto', 'needs_approval', 'fields', 'currencies', 'created_at'],
    sort: ['name'],
    sortable: ['name', 'created_at'],
    search: ['name'],
    filters: { auto: 'eq' },
    catalogue: true,
  },
  slots: ['create', 'update'],
  form: {
    sections: [
      { name: 'identity', fields: ['name', 'link_docs', 'gateway', 'auto', 'needs_approval', 'currencies'] },
      { name: 'fields', fields: ['fields'] },
    ],
  },
  actions: {
    reasons: { type_built_in: { path: 'built_in', eq: true } },
    commands: { delete: { needs: 'delete', opens: 'account-type', hidden: ['type_built_in'] } },
    views: {},
    links: {},
    menu: [],
  },
  related: [
    {
      resource: 'company-accounts',
      by: 'account_type',
      columns: ['company', 'name', 'status', 'created_at'],
      acts: true,
    },
  ],
  access: {
    company: { COMPANY: ['list', 'show'], ACCOUNTANT: ['list', 'show'] },
    admin: { ADMIN: ['list', 'show', 'create', 'edit', 'delete'] },
  },
  menu: [{ area: 'admin', path: 'accounts-types', under: 'settings', order: 40, icon: 'account' }],
});
