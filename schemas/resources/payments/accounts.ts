import { account, accountAccess, accountDetailsSection, accountList } from '../../parts/payments/account.ts';
import { connection } from '../../parts/payments/connection.ts';
import { approval, approvalReason } from '../../parts/approval.ts';
import { defineResource, type Infer } from '../../resource.ts';

const schema = {
  $id: 'Account',
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: {
    ...account,
    account_type: {
      ...account.account_type,
      properties: {
        ...account.account_type.properties,
        auto: { type: 'boolean', readOnly: true },
        link_docs: { type: 'string', readOnly: true },
      },
    },
    default_currency: {
      type: 'string',
      kind: 'currency',
      pattern: '^[A-Z]{3}$',
      maxLength: 3,
      unique: true,
      among: { by: 'account_type', at: 'currencies' },
    },
    approval,
    approval_reason: { ...approvalReason, readOnly: true },
    ...connection,
  },
} as const;

export type Account = Infer<typeof schema>;

/**
 * The payment accounts of a company (design §5). New documents start with the default account of their currency; its
 * printed fields, defined by its type, and `details` are on documents.
 */
export default defineResource({
  name: 'accounts',
  singular: 'account',
  api: { version: 'v2', path: 'accounts' },
  scope: 'tenant',
  schema,
  example: { name: 'Wise USD', default_currency: 'USD', details: 'Routing number 000000000\nAccount 0000000' },
  archive: true,
  label: 'name',
  details: ['default_currency'],
  list: {
    columns: ['name', 'account_type', 'default_currency', 'connection_state', 'approval', 'created_at'],
    ...accountList,
    filters: { default_currency: 'eq', approval: 'in', connection_state: 'in', account_type: 'eq' },
  },
  form: {
    sections: [{ name: 'identity', fields: ['name', 'account_type', 'default_currency'] }, accountDetailsSection],
  },
  slots: ['create', 'update'],
  actions: {
    reasons: {
      without_gateway: { path: 'webhook_url', absent: true },
      keys_missing: { path: 'connection_state', eq: 'incomplete' },
    },
    commands: {
      verify: {
        needs: 'edit',
        hidden: ['without_gateway', 'keys_missing'],
        summary: 'Ask the gateway of one of the accounts whether it accepts the keys.',
      },
    },
    views: {},
    links: {},
    menu: [],
  },
  page: {
    main: [],
    beside: ['connection'],
    sections: [
      { name: 'identity', fields: ['name', 'account_type', 'default_currency'] },
      accountDetailsSection,
      { name: 'record', fields: ['approval', 'approval_reason', 'created_at'] },
    ],
  },
  access: accountAccess,
  menu: [{ area: 'company', under: 'settings', order: 14, icon: 'payment' }],
});
