import { accessState } from '../../parts/company/companyOverview.ts';
import { documentDefaults } from '../../parts/documents/documentDefaults.ts';
import { paymentTermsReference } from '../../parts/invoicing/paymentTerms.ts';
import { location } from '../../parts/location.ts';
import { defineResource, type Infer } from '../../resource.ts';

const schema = {
  $id: 'Company',
  type: 'object',
  required: ['uuid', 'name', 'location', 'tenant'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid', readOnly: true },
    name: { type: 'string', minLength: 1, maxLength: 200, printed: true },
    nif: { type: 'string', maxLength: 30, kind: 'taxId', printed: true },
    location,
    tax_regime: { type: 'string', maxLength: 100 },
    segment: { type: 'string', maxLength: 100 },
    currency: { type: 'string', kind: 'currency', pattern: '^[A-Z]{3}$', maxLength: 3 },
    responsible_name: { type: 'string', maxLength: 200, printed: true },
    responsible_email: { type: 'string', format: 'email', maxLength: 254 },
    allows_retroactive: { type: 'boolean' },
    issue_lead_days: { type: 'integer', minimum: 0, maximum: 365 },
    hold_late_days: { type: 'integer', minimum: 0, maximum: 3650 },
    documents: {
      type: 'object',
      readOnly: true,
      additionalProperties: false,
      properties: { ...documentDefaults, payment_terms: paymentTermsReference },
    },
    logo: { type: 'string', readOnly: true },
    tenant: { type: 'string', readOnly: true },
    time_zone: { type: 'string', readOnly: true },
    access: { type: 'boolean', readOnly: true },
    access_state: accessState,
  },
} as const;

export type Company = Infer<typeof schema>;

/** What a customer sees of a company: its identity, not its settings. */
const toCustomers = {
  may: ['list', 'show'],
  hides: [
    'responsible_name',
    'responsible_email',
    'allows_retroactive',
    'issue_lead_days',
    'hold_late_days',
    'documents',
  ],
} as const;

/** The companies that use the product, one per tenant (specification §2 Dashboard, §3). */
export default defineResource({
  name: 'companies',
  singular: 'company',
  api: { version: 'v2', path: 'companies', at: { list: 'access' } },
  slots: ['find'],
  scope: 'platform',
  schema,
  label: 'name',
  list: {
    columns: ['name', 'nif', 'location.address', 'location.country', 'access'],
    sort: ['name'],
    sortable: ['name'],
    search: ['name', 'nif'],
    filters: {},
  },
  form: { sections: [] },
  access: {
    company: { COMPANY: ['list', 'show'], ACCOUNTANT: ['list', 'show'], CUSTOMER: toCustomers },
    accountants: { ACCOUNTANT: ['list'], PARTNER: ['list'] },
    admin: { ADMIN: ['list'] },
  },
});
