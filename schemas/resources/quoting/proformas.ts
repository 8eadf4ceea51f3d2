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
import { confirmScenarios, draftLines } from '../../parts/documents/lines.ts';
import { logoFile } from '../../parts/documents/logo.ts';
import { computedMoney, documentAmounts, recovery, taxTotals } from '../../parts/money.ts';
import {
  proformaActions,
  proformaPermissions,
  proformaStatuses,
  proformaTones,
} from '../../parts/quoting/proformaActions.ts';
import { defineResource, type Infer } from '../../resource.ts';

const schema = {
  $id: 'Proforma',
  type: 'object',
  required: ['service_provider_uuid', 'service_buyer_uuid', 'currency', 'created', 'valid_until'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid', readOnly: true },
    number: {
      type: 'integer',
      minimum: 0,
      readOnly: true,
      unique: true,
      counter: { givenBy: ['issue'] },
      description: 'Counted apart from all series.',
    },
    full_number: {
      type: 'string',
      readOnly: true,
      description: 'Its reference as it is printed, `PF-` and `number`. It is no number of a series.',
    },
    status: { type: 'string', enum: proformaStatuses, readOnly: true, tones: proformaTones },
    company_number: companyNumber,
    ...buyerReferences,
    currency: documentCurrency,
    created: date,
    valid_until: { ...date, description: 'The last day on which its prices hold.' },
    ...documentParties,
    lines: draftLines,
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
    mailed_at: { type: 'string', format: 'date-time', readOnly: true, description: 'When it was last mailed.' },
    invoice_uuid: { type: 'string', format: 'uuid', readOnly: true, description: 'The invoice made of it.' },
    public_hash: { type: 'string', readOnly: true, unique: true },
    created_at: { type: 'string', format: 'date-time', readOnly: true },
  },
} as const;

export type Proforma = Infer<typeof schema>;

/** Papers for customs, a bank or a buyer before there is an invoice: with all its amounts and taxes, and booked nowhere. */
export default defineResource({
  name: 'proformas',
  singular: 'proforma',
  api: { version: 'v2', path: 'proformas' },
  slots: ['create', 'update'],
  scope: 'tenant',
  schema,
  document: {
    lines: 'lines',
    ends: 'valid_until',
    public: { kind: 'proformas', at: 'proformas', shows: ['full_number', 'status', 'created', 'valid_until', 'terms'] },
    drawn: true,
    proforma: true,
    begins: { invoice: { resource: 'invoices' }, quote: { resource: 'quotes' } },
  },
  label: 'full_number',
  details: ['service_buyer.name'],
  list: {
    columns: ['number', 'service_buyer', 'total', 'status', 'valid_until', 'created'],
    priority: ['number', 'service_buyer', 'total', 'status', 'valid_until', 'created'],
    sort: ['-created_at'],
    sortable: ['number', 'total', 'status', 'created', 'valid_until', 'created_at'],
    search: ['company_number', 'service_buyer.name'],
    filters: {
      status: 'in',
      service_buyer: 'eq',
      invoice_uuid: 'eq',
      valid_until: 'range',
      created: 'range',
      total: 'range',
      currency: 'eq',
    },
    chips: ['service_buyer', 'valid_until', 'total'],
    sums: ['total'],
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
    company: { COMPANY: [...proformaPermissions], ACCOUNTANT: ['list', 'show', 'export'] },
  },
  status: 'status',
  actions: proformaActions,
  menu: [{ area: 'company', under: 'invoices', order: 12, icon: 'document' }],
});
