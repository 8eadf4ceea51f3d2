import { clientReference } from '../../parts/clients/client.ts';
import { clientMerge } from '../../parts/clients/merge.ts';
import { statementMail } from '../../parts/payments/statementMail.ts';
import { date } from '../../parts/date.ts';
import { storedFile } from '../../parts/file.ts';
import { location } from '../../parts/location.ts';
import { smallLogoFile } from '../../parts/documents/logo.ts';
import { seriesReference } from '../../parts/invoicing/series.ts';
import { paymentTermsReference } from '../../parts/invoicing/paymentTerms.ts';
import { computedAmounts } from '../../parts/money.ts';
import { templateReference } from '../../parts/templates/templateChoice.ts';
import { defineResource, type Infer } from '../../resource.ts';

const referenceTo = (ref: 'accounts' | 'scenarios') =>
  ({
    type: 'object',
    kind: 'reference',
    ref,
    required: ['uuid'],
    additionalProperties: false,
    properties: { uuid: { type: 'string', format: 'uuid' }, name: { type: 'string', readOnly: true } },
  }) as const;

const otherClient = { ...clientReference, readOnly: true } as const;

const schema = {
  $id: 'Entity',
  type: 'object',
  required: ['name', 'location'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid', readOnly: true },
    name: { type: 'string', minLength: 1, maxLength: 200, printed: true },
    nif: { type: 'string', maxLength: 30, kind: 'taxId', printed: true },
    tax_regime: { type: 'string', maxLength: 100, bulk: true },
    segment: { type: 'string', maxLength: 100, bulk: true },
    logo: { ...storedFile, kind: 'image', file: smallLogoFile },
    location,
    responsible_name: { type: 'string', maxLength: 200, printed: true },
    responsible_email: { type: 'string', format: 'email', maxLength: 254 },
    is_payment_responsible: { type: 'boolean', default: false },
    // What a new document for the client begins with.
    currency: { type: 'string', kind: 'currency', pattern: '^[A-Z]{3}$', maxLength: 3, bulk: true },
    scenery: { ...referenceTo('scenarios'), bulk: true },
    account: { ...referenceTo('accounts'), bulk: true },
    discount: {
      type: 'string',
      kind: 'percent',
      decimal: { fraction: 4, minimum: '0.0001', maximum: '100' },
      bulk: true,
    },
    discount_reason: { type: 'string', minLength: 1, maxLength: 200, printed: true },
    template: { ...templateReference, bulk: true },
    payment_terms: { ...paymentTermsReference, bulk: true },
    // Numbers its documents, unless a user chooses another one.
    series: { ...seriesReference, bulk: true, offers: { document_type: 'invoices' } },
    requires_purchase_order: { type: 'boolean', default: false },
    requires_buyer_reference: { type: 'boolean', default: false },
    credit_limit: {
      type: 'string',
      kind: 'money',
      currency: 'credit_currency',
      decimal: { fraction: 3, minimum: '0.001', maximum: '999999999999' },
    },
    credit_currency: { type: 'string', kind: 'currency', pattern: '^[A-Z]{3}$', maxLength: 3 },
    // The company's default one if absent.
    reminder_sequence: {
      type: 'object',
      kind: 'reference',
      ref: 'reminder-sequences',
      required: ['uuid'],
      additionalProperties: false,
      properties: { uuid: { type: 'string', format: 'uuid' }, name: { type: 'string', readOnly: true } },
    },
    reminders_off: { type: 'boolean', default: false },
    // Until then, its invoices are not reminded of.
    promised_date: date,
    owes: {
      ...computedAmounts,
      summarizes: 'invoices',
      description: 'Open amounts of the invoices that it pays, by currency. In lists only.',
    },
    public_hash: {
      type: 'string',
      readOnly: true,
      unique: true,
      reveals: 'invoices',
      description: 'The link to the page of the client: `/view/clients/{public_hash}`.',
    },
    link_expires_at: { type: 'string', format: 'date-time', readOnly: true },
    merged_into: { ...otherClient, description: 'The client that it was merged into, and that its page leads to.' },
    merged_at: { type: 'string', format: 'date-time', readOnly: true },
    last_merged: { ...otherClient, description: 'The client that was last merged into it.' },
    created_at: { type: 'string', format: 'date-time', readOnly: true },
  },
} as const;

export type Entity = Infer<typeof schema>;

const identity = ['name', 'nif', 'tax_regime', 'segment'] as const;
const sections = [
  { name: 'location', fields: ['location'] },
  { name: 'contact', fields: ['responsible_name', 'responsible_email', 'is_payment_responsible'] },
  { name: 'reminders', fields: ['reminder_sequence', 'reminders_off', 'promised_date'] },
] as const;
const documents = {
  name: 'documents',
  fields: [
    'currency',
    'scenery',
    'account',
    'discount',
    'discount_reason',
    'template',
    'series',
    'requires_purchase_order',
    'requires_buyer_reference',
  ],
} as const;

/** The foreign clients and payers of a company (specification §3). */
export default defineResource({
  name: 'entities',
  singular: 'entity',
  api: { version: 'v2', path: 'entities' },
  scope: 'tenant',
  schema,
  example: {
    name: 'Blue Harbor Inc.',
    nif: '84-1234567',
    location: { place_id: 'geonames:5128581', address: '350 Fifth Avenue, New York', country: { id: 840 } },
    responsible_name: 'Grace Lee',
    responsible_email: 'grace@blueharbor.example',
  },
  archive: true,
  leadsTo: 'merged_into',
  slots: ['delete'],
  comments: true,
  label: 'name',
  details: ['nif', 'location.country', 'owes'],
  list: {
    columns: ['name', 'nif', 'location.address', 'location.country', 'owes'],
    priority: ['name', 'location.country', 'owes', 'nif'],
    reads: { name: ['name', 'logo'] },
    sort: ['name'],
    sortable: ['name', 'nif', 'location.country', 'created_at'],
    search: ['name', 'nif', 'location.address'],
    filters: {
      'location.country': 'eq',
      is_payment_responsible: 'eq',
      payment_terms: 'eq',
      series: 'eq',
      merged_into: 'eq',
    },
    chips: ['location.country', 'is_payment_responsible', 'payment_terms'],
  },
  form: {
    sections: [
      { name: 'identity', fields: [...identity, 'logo'] },
      ...sections,
      { name: 'payment', fields: ['payment_terms', 'credit_limit', 'credit_currency'] },
      documents,
    ],
  },
  imports: {
    by: ['nif', 'name'],
    duplicates: true,
    named: ['responsible_email'],
    instead: { name: ['responsible_name', 'responsible_email'] },
  },
  actions: {
    reasons: {
      link_ended: { path: 'public_hash', absent: true, at: 'public_hash' },
      not_merged: { path: 'merged_into', absent: true },
    },
    commands: {
      email_statement: {
        needs: 'send',
        post: 'entities/{uuid}/statement/email',
        input: statementMail,
        rules: ['placeholdersKnown'],
        mails: true,
        isAside: true,
        summary: 'Mail the statement of account of a client as a PDF.',
        icon: 'mail',
      },
      link: {
        needs: 'edit',
        isAside: true,
        summary: 'Give a client a new link to a page with the invoices that it pays. Its former one ends.',
        icon: 'link',
      },
      end_link: {
        needs: 'edit',
        hidden: ['link_ended'],
        isAside: true,
        isFinal: true,
        summary: 'End the link to the page of a client. It answers as if it had never been.',
        icon: 'unlink',
      },
      merge: {
        needs: 'edit',
        post: 'entities/{uuid}/merge',
        input: clientMerge,
        isAside: true,
        undo: 'unmerge',
        summary: 'Merge a client into another one: what names it moves there, and it is archived. Undone for 30 days.',
        icon: 'merge',
      },
      unmerge: {
        needs: 'edit',
        post: 'entities/{uuid}/unmerge',
        hidden: ['not_merged'],
        onArchived: true,
        isAside: true,
        summary: 'Undo the merge of a client: what moved returns, what was written since stays.',
        icon: 'restore',
      },
    },
    views: {},
    links: {},
    menu: [['email_statement'], ['link', 'end_link'], ['merge', 'unmerge']],
  },
  page: {
    above: ['merges', 'duplicates'],
    main: [],
    beside: ['owed', 'link', 'risk', 'access'],
    sections: [
      { name: 'identity', fields: identity },
      ...sections,
      // The amount names its currency.
      { name: 'payment', fields: ['payment_terms', 'credit_limit'] },
      documents,
      { name: 'record', fields: ['created_at'] },
    ],
  },
  related: [
    {
      resource: 'entity-accounts',
      by: 'entity',
      columns: ['name', 'account_type', 'created_at'],
      when: [{ path: 'is_payment_responsible', eq: true }],
      acts: true,
    },
    {
      resource: 'invoices',
      by: 'service_buyer',
      columns: ['full_number', 'due_date', 'amount', 'open_amount', 'status'],
    },
    {
      resource: 'invoices',
      by: 'payment_responsible',
      columns: ['full_number', 'service_buyer', 'due_date', 'open_amount', 'status'],
      role: { name: 'payer', when: { path: 'is_payment_responsible', eq: true } },
    },
    {
      resource: 'contracts',
      by: 'service_buyer',
      columns: ['contract_number', 'frequency_symbology', 'total_amount', 'status'],
    },
    {
      resource: 'quotes',
      by: 'service_buyer',
      columns: ['full_number', 'valid_until', 'total', 'status'],
      when: [{ path: 'uuid', absent: true }],
    },
    {
      resource: 'credit-notes',
      by: 'service_buyer',
      columns: ['full_number', 'corrects', 'created', 'total', 'status'],
      when: [{ path: 'uuid', absent: true }],
    },
    {
      resource: 'debit-notes',
      by: 'service_buyer',
      columns: ['full_number', 'corrects', 'created', 'total', 'status'],
      when: [{ path: 'uuid', absent: true }],
    },
    { resource: 'transactions', by: 'service_buyer', columns: ['paid_on', 'kind', 'amount', 'invoice'], acts: true },
    {
      resource: 'messages',
      by: 'client',
      columns: ['created_at', 'kind', 'email', 'delivery', 'answer'],
      // Without statements there is no section.
      when: [{ path: 'uuid', absent: true }],
      acts: true,
    },
    { resource: 'scenarios', by: 'destiny', of: 'location.country', columns: ['name', 'code', 'origin'] },
  ],
  rules: ['creditLimitWithCurrency', 'taxIdFitsCountry'],
  access: {
    company: {
      COMPANY: ['list', 'show', 'create', 'edit', 'archive', 'delete', 'export', 'import', 'send'],
      ACCOUNTANT: ['list', 'show', 'export'],
    },
  },
  menu: [{ area: 'company', order: 25, icon: 'company' }],
});
