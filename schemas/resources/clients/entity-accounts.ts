import { account, accountAccess, accountDetailsSection, accountList } from '../../parts/payments/account.ts';
import { defineResource, type Infer } from '../../resource.ts';

const schema = {
  $id: 'EntityAccount',
  type: 'object',
  required: ['entity', 'name', 'account_type'],
  additionalProperties: false,
  properties: {
    ...account,
    entity: {
      type: 'object',
      kind: 'reference',
      ref: 'entities',
      immutable: true,
      offers: { is_payment_responsible: 'true' },
      required: ['uuid'],
      additionalProperties: false,
      properties: { uuid: { type: 'string', format: 'uuid' }, name: { type: 'string', readOnly: true } },
    },
    // An entity has no gateway.
    account_type: { ...account.account_type, offers: { auto: 'false' } },
  },
} as const;

export type EntityAccount = Infer<typeof schema>;

/**
 * The accounts of payment responsible entities (specification §2 `/company/entities/{uuid}`): where they pay from and
 * take refunds. Documents offer only the company's own accounts.
 */
export default defineResource({
  name: 'entity-accounts',
  singular: 'entity-account',
  api: { version: 'v2', path: 'entity-accounts' },
  scope: 'tenant',
  schema,
  example: {
    entity: { uuid: '0198f6b2-0000-7000-8000-000000000003' },
    name: 'Commerzbank EUR',
    account_type: { uuid: '0198f6b2-0000-7000-8000-000000000007' },
    details: 'IBAN DE89 3704 0044 0532 0130 00',
  },
  archive: true,
  partOf: 'entity',
  label: 'name',
  list: {
    columns: ['name', 'entity', 'account_type', 'created_at'],
    ...accountList,
    filters: { entity: 'eq', account_type: 'eq' },
  },
  form: {
    sections: [{ name: 'identity', fields: ['entity', 'name', 'account_type'] }, accountDetailsSection],
  },
  access: accountAccess,
});
