import { date } from '../../parts/date.ts';
import { documentAdjustments } from '../../parts/documents/adjustments.ts';
import {
  buyerReferenceNames,
  buyerReferences,
  companyNumber,
  documentCurrency,
  documentDraft,
  documentOptions,
  documentParties,
  documentRecipients,
  documentTexts,
} from '../../parts/documents/document.ts';
import { confirmScenarios } from '../../parts/documents/lines.ts';
import { logoFile } from '../../parts/documents/logo.ts';
import { numberedBySeries } from '../../parts/documents/numberedBySeries.ts';
import { computedMoney, documentAmounts, recovery, taxTotals } from '../../parts/money.ts';
import { quoteDeposits } from '../../parts/quoting/deposits.ts';
import { quoteActions, quotePermissions, quoteStatuses, quoteTones } from '../../parts/quoting/quoteActions.ts';
import { quoteLines } from '../../parts/quoting/quoteLines.ts';
import { defineResource, type Infer } from '../../resource.ts';

const schema = {
  $id: 'Quote',
  type: 'object',
  required: ['service_provider_uuid', 'service_buyer_uuid', 'currency', 'created', 'valid_until'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid', readOnly: true },
    ...numberedBySeries('quotes', 'issue'),
    version_number: {
      type: 'integer',
      minimum: 1,
      readOnly: true,
      description: 'A sent quote is changed by its next version, which keeps the number.',
    },
    revises_uuid: { type: 'string', format: 'uuid', readOnly: true, description: 'The version before.' },
    next_uuid: { type: 'string', format: 'uuid', readOnly: true, description: 'The version that replaces it.' },
    status: { type: 'string', enum: quoteStatuses, readOnly: true, tones: quoteTones },
    company_number: companyNumber,
    ...buyerReferences,
    currency: documentCurrency,
    created: date,
    valid_until: { ...date, description: 'The last day on which the client can accept it.' },
    ...documentParties,
    lines: quoteLines,
    adjustments: documentAdjustments,
    ...documentAmounts,
    total: computedMoney,
    ...taxTotals,
    ...recovery,
    terms: { type: 'string', kind: 'multiline', maxLength: 4000, printed: true },
    ...documentTexts,
    logo: { type: 'string', readOnly: true, file: logoFile },
    remove_logo: { type: 'boolean', writeOnly: true },
    ...documentRecipients,
    ...documentOptions,
    ...documentDraft,
    confirm_scenarios: { ...confirmScenarios, writeOnly: true },
    answered_at: { type: 'string', format: 'date-time', readOnly: true },
    answered_by: { type: 'string', readOnly: true, description: 'The person who answered for the client.' },
    decline_reason: { type: 'string', kind: 'multiline', readOnly: true },
    mailed_at: { type: 'string', format: 'date-time', readOnly: true, description: 'When it was last mailed.' },
    invoice_uuid: { type: 'string', format: 'uuid', readOnly: true, description: 'The invoice made of it.' },
    ...quoteDeposits,
    contract_uuid: { type: 'string', format: 'uuid', readOnly: true, description: 'The contract made of it.' },
    public_hash: { type: 'string', readOnly: true, unique: true },
    created_at: { type: 'string', format: 'date-time', readOnly: true },
  },
} as const;

export type Quote = Infer<typeof schema>;

/** Offers to clients, who accept or decline them by their public link. */
export default defineResource({
  name: 'quotes',
  singular: 'quote',
  api: { version: 'v2', path: 'quotes' },
  slots: ['create', 'update'],
  scope: 'tenant',
  schema,
  document: {
    lines: 'lines',
    ends: 'valid_until',
    public: {
      kind: 'quotes',
      at: 'quotes',
      shows: [
        'full_number',
        'version_number',
        'status',
        'created',
        'valid_until',
        'terms',
        'answered_by',
        'answered_at',
      ],
      apart: ['version_number', 'answered_by', 'answered_at'],
    },
    drawn: true,
  },
  label: 'full_number',
  details: ['service_buyer.name'],
  list: {
    columns: ['number', 'service_buyer', 'total', 'status', 'valid_until', 'created'],
    reads: {
      number: ['number', 'full_number', 'company_number', 'version_number'],
      full_number: ['full_number', 'version_number'],
    },
    lines: { lead: 'service_buyer', figure: 'total', details: ['number', 'valid_until'] },
    priority: ['number', 'service_buyer', 'total', 'status', 'valid_until', 'created'],
    sort: ['-created_at'],
    sortable: ['number', 'total', 'status', 'created', 'valid_until', 'created_at'],
    search: ['company_number', 'service_buyer.name'],
    filters: {
      status: 'in',
      service_buyer: 'eq',
      invoice_uuid: 'eq',
      contract_uuid: 'eq',
      valid_until: 'range',
      created: 'range',
      total: 'range',
      currency: 'eq',
      series_uuid: 'eq',
    },
    chips: ['service_buyer', 'valid_until', 'total'],
    sums: ['total'],
    unsummed: ['superseded'],
    omits: ['lines'],
  },
  form: { sections: [] },
  page: {
    above: ['standing'],
    lead: ['lines'],
    main: ['history'],
    beside: ['document'],
    sections: [
      {
        name: 'terms',
        fields: [
          'service_buyer',
          'payment_responsible',
          'created',
          'valid_until',
          'mailed_at',
          'company_number',
          ...buyerReferenceNames,
          'terms',
          'terms_payment',
          'observation',
        ],
      },
      { name: 'recipients', fields: ['responsible_name', 'responsible_email'], when: { path: 'send_email', eq: true } },
    ],
  },
  rules: ['validityNotPast', 'emissionNearToday', 'emissionNotInFuture', 'linesUnlessDraft', 'responsibleWhenSending'],
  access: {
    company: { COMPANY: [...quotePermissions], ACCOUNTANT: ['list', 'show', 'export'] },
  },
  status: 'status',
  actions: quoteActions,
  menu: [{ area: 'company', under: 'invoices', order: 11, icon: 'document' }],
});
