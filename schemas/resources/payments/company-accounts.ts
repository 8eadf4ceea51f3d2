import { account } from '../../parts/payments/account.ts';
import { approval, approvalReason, type Approval } from '../../parts/approval.ts';
import type { Actions } from '../../actions.ts';
import { defineResource, type CrudAction, type Infer } from '../../resource.ts';

const uuid = { type: 'string', format: 'uuid' } as const;

const schema = {
  $id: 'CompanyAccount',
  type: 'object',
  required: ['company', 'name', 'status'],
  additionalProperties: false,
  properties: {
    uuid: { ...uuid, readOnly: true },
    company: { type: 'string', readOnly: true },
    holder: {
      type: 'object',
      kind: 'reference',
      ref: 'tenants',
      readOnly: true,
      required: ['uuid'],
      additionalProperties: false,
      properties: { uuid, name: { type: 'string', readOnly: true }, slug: { type: 'string', readOnly: true } },
    },
    name: { type: 'string', readOnly: true },
    account_type: { ...account.account_type, readOnly: true },
    details: { type: 'string', kind: 'multiline', readOnly: true },
    status: approval,
    reason: { ...approvalReason, readOnly: true },
    created_at: { type: 'string', format: 'date-time', readOnly: true },
  },
} as const;

export type CompanyAccount = Infer<typeof schema>;
type Action = CrudAction | 'decide';

const actions = {
  reasons: {},
  commands: {
    accept: {
      in: ['under_analysis', 'denied'],
      to: 'accepted',
      set: { reason: null },
      needs: 'decide',
      bulk: true,
      icon: 'issue',
    },
    deny: {
      in: ['under_analysis', 'accepted'],
      to: 'denied',
      needs: 'decide',
      icon: 'cancel',
      input: {
        type: 'object',
        required: ['reason'],
        additionalProperties: false,
        properties: { reason: approvalReason },
      },
    },
  },
  views: {},
  links: {},
  menu: [['accept', 'deny']],
} satisfies Actions<Approval, Action>;

/** The payment accounts of all companies for operators: type and review status. */
export default defineResource({
  name: 'company-accounts',
  singular: 'company-account',
  api: { version: 'v2', path: 'company-accounts' },
  scope: 'platform',
  schema,
  label: 'name',
  details: ['company'],
  list: {
    columns: ['company', 'name', 'account_type', 'status', 'created_at'],
    sort: ['-created_at'],
    sortable: ['company', 'name', 'created_at'],
    search: ['company', 'name'],
    filters: { status: 'in', account_type: 'eq', holder: 'eq' },
  },
  form: { sections: [] },
  page: {
    main: [],
    beside: [],
    sections: [
      { name: 'identity', fields: ['holder', 'name', 'account_type', 'status', 'reason', 'details', 'created_at'] },
    ],
  },
  access: { admin: { ADMIN: ['list', 'show', 'decide'] } satisfies { ADMIN: Action[] } },
  status: 'status',
  actions,
  menu: [{ area: 'admin', under: 'settings', order: 42, icon: 'card' }],
});
