import { defineResource, type Infer } from '../../resource.ts';

const schema = {
  $id: 'PartnerRecord',
  type: 'object',
  required: ['name', 'email'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid', readOnly: true },
    name: { type: 'string', minLength: 1, maxLength: 200 },
    email: { type: 'string', format: 'email', maxLength: 254 },
    organization: { type: 'string', maxLength: 200 },
    phone: { type: 'string', kind: 'phone', format: 'phone', maxLength: 30 },
    nif: { type: 'string', kind: 'taxId', maxLength: 30 },
  },
} as const;

export type PartnerRecord = Infer<typeof schema>;
export type PartnerAction = 'search' | 'toggle';

/** Accountants, whom companies find by address: `server/features/people/routes/partners.ts`. Their own data needs no permission. */
export default defineResource({
  name: 'partners',
  singular: 'partner',
  api: { version: 'v2', path: 'partners' },
  scope: 'platform',
  schema,
  label: 'name',
  list: { columns: ['name', 'email', 'organization'], sort: ['name'], sortable: ['name'], search: [], filters: {} },
  form: { sections: [] },
  access: { company: { COMPANY: ['search', 'toggle'] satisfies PartnerAction[] } },
});
