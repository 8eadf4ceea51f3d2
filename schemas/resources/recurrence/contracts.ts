import { contractActions, contractStatuses } from '../../parts/recurrence/contractActions.ts';
import { contractTones } from '../../parts/recurrence/contractTones.ts';
import { agreedWithCustomers } from '../../parts/documents/customer.ts';
import { date } from '../../parts/date.ts';
import { documentAdjustments } from '../../parts/documents/adjustments.ts';
import {
  buyerReferences,
  companyNumber,
  documentCurrency,
  documentPayer,
  documentParties,
  documentRecipients,
  documentOptions,
  documentTexts,
} from '../../parts/documents/document.ts';
import { seriesChoice } from '../../parts/documents/numberedBySeries.ts';
import { confirmScenarios, lines } from '../../parts/documents/lines.ts';
import { computedMoney, documentAmounts, recovery, taxTotals } from '../../parts/money.ts';
import { jurisdictions } from '../../parts/jurisdictions.ts';
import {
  billingPeriods,
  contractTypes,
  frequencySymbologies,
  mostOccurrences,
} from '../../parts/recurrence/recurrence.ts';
import { contractExample } from '../../parts/recurrence/contractExample.ts';
import { occurrenceInserts } from '../../parts/recurrence/occurrencePlaceholders.ts';
import { defineResource, type Infer } from '../../resource.ts';

/** The logo of its documents (specification §5). */
const logoFile = { types: ['image/png', 'image/jpeg'], bytes: 1_000_000, width: 2000, height: 2000 } as const;

const schema = {
  $id: 'Contract',
  type: 'object',
  required: [
    'service_provider_uuid',
    'service_buyer_uuid',
    'currency',
    'type',
    'frequency_symbology',
    'frequency',
    'due_date',
    'due_date_contract',
    'total_amount',
    'items_invoice',
  ],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid', readOnly: true },
    contract_number: { type: 'integer', minimum: 0, readOnly: true, unique: true, counter: { givenBy: ['create'] } },
    company_number: companyNumber,
    purchase_order: { ...buyerReferences.purchase_order, inserts: occurrenceInserts },
    buyer_reference: { ...buyerReferences.buyer_reference, inserts: occurrenceInserts },
    ...seriesChoice('invoices'),
    status: { type: 'string', enum: contractStatuses, readOnly: true, tones: contractTones },
    type: { type: 'string', enum: contractTypes, numbered: true },
    currency: documentCurrency,
    frequency_symbology: { type: 'string', enum: frequencySymbologies },
    frequency: { type: 'integer', minimum: 1, maximum: mostOccurrences },
    due_date: date,
    due_date_contract: date,
    billing_period: {
      type: 'string',
      enum: billingPeriods,
      default: 'none',
      description:
        'The period of each line: with `advance` from its due date to the day before the next one, with `arrears` from the ' +
        'due date before to the day before its own. Due dates are those computed from the first one.',
    },
    total_amount: { type: 'string', kind: 'money', decimal: { fraction: 3, minimum: '1', maximum: '999999999999' } },
    billed_amount: { ...computedMoney, description: 'The total of issued invoices, except canceled ones.' },
    to_come_amount: {
      ...computedMoney,
      description: 'The total of invoices scheduled or on hold, as last calculated.',
    },
    unscheduled_amount: {
      ...computedMoney,
      description: 'The part of `total_amount` for which no invoice was ever scheduled. Fixed contracts only.',
    },
    released_amount: {
      ...computedMoney,
      description: 'The part of `total_amount` that was scheduled but will not be billed. Fixed contracts only.',
    },
    monthly_amount: {
      ...computedMoney,
      description:
        'The amount of its next invoice, or of its last where none is to come, divided by the months of its frequency. A ' +
        'change to one invoice alone does not count.',
    },
    starts_on: {
      ...date,
      readOnly: true,
      description: 'The first due date. Absent if all invoices were canceled before issue.',
    },
    ends_on: {
      ...date,
      readOnly: true,
      description: 'The due date that would follow the last invoice: the first day the contract no longer runs.',
    },
    ...documentParties,
    account: {
      type: 'object',
      kind: 'reference',
      ref: 'accounts',
      readOnly: true,
      required: ['uuid'],
      additionalProperties: false,
      properties: {
        uuid: { type: 'string', format: 'uuid' },
        name: { type: 'string' },
        account_type: { type: 'object', additionalProperties: false, properties: { name: { type: 'string' } } },
      },
    },
    jurisdictions,
    items_invoice: lines,
    adjustments: documentAdjustments,
    ...documentAmounts,
    total: computedMoney,
    ...taxTotals,
    ...recovery,
    ...documentTexts,
    observation: { ...documentTexts.observation, inserts: occurrenceInserts },
    terms_payment: { ...documentTexts.terms_payment, inserts: occurrenceInserts },
    logo: { type: 'string', readOnly: true, file: logoFile },
    files: {
      type: 'array',
      kind: 'file',
      maxItems: 20,
      file: { types: ['application/pdf'], bytes: 4_096_000 },
      items: {
        type: 'object',
        required: ['uuid'],
        additionalProperties: false,
        properties: {
          uuid: { type: 'string', format: 'uuid' },
          name: { type: 'string', readOnly: true },
          file: { type: 'string', readOnly: true },
        },
      },
    },
    ...documentRecipients,
    ...documentOptions,
    confirm_scenarios: { ...confirmScenarios, writeOnly: true },
    quote_uuid: {
      type: 'string',
      format: 'uuid',
      writeOnly: true,
      description: 'The quote that it is made of, which is then converted. Needs the permission to convert quotes.',
    },
    has_overdue_invoices: { type: 'boolean', readOnly: true },
    // Absent once the public link has ended.
    public_hash: { type: 'string', readOnly: true, unique: true },
    created_at: { type: 'string', format: 'date-time', readOnly: true },
  },
} as const;

export type Contract = Infer<typeof schema>;

/** A contract that is billed for years (specification §3, design §6). */
export default defineResource({
  name: 'contracts',
  singular: 'contract',
  api: {
    version: 'v2',
    path: 'contracts',
    at: { create: 'create' },
    certain: ['uuid', 'contract_number', 'status', 'currency', 'total_amount'],
  },
  slots: ['create', 'find', 'audit'],
  attachments: { types: ['application/pdf'], bytes: 4_096_000, most: 20 },
  comments: true,
  scope: 'tenant',
  schema,
  document: {
    lines: 'items_invoice',
    drawn: true,
    begins: { quote: { resource: 'quotes', at: 'quote_uuid' } },
    public: {
      kind: 'recurring',
      at: 'invoices/recurring',
      shows: ['contract_number', 'status', 'type', 'frequency_symbology', 'frequency', 'due_date', 'due_date_contract'],
    },
  },
  example: contractExample,
  label: 'contract_number',
  list: {
    columns: [
      'contract_number',
      'account',
      'service_buyer',
      'jurisdictions',
      'total_amount',
      'status',
      'frequency_symbology',
      'monthly_amount',
    ],
    priority: ['contract_number', 'service_buyer', 'total_amount', 'status', 'frequency_symbology'],
    lines: { lead: 'service_buyer', figure: 'total_amount', details: ['contract_number', 'frequency_symbology'] },
    reads: {
      contract_number: ['contract_number', 'company_number', 'created_at'],
      account: ['account.name', 'account.account_type.name'],
      service_buyer: [...documentPayer, 'has_overdue_invoices'],
      total_amount: [
        'currency',
        'total_amount',
        'total',
        'frequency',
        'billed_amount',
        'to_come_amount',
        'released_amount',
      ],
      monthly_amount: ['currency', 'monthly_amount'],
      frequency_symbology: ['frequency_symbology', 'frequency'],
    },
    inFile: {
      contract_number: ['contract_number', 'company_number'],
      total_amount: ['currency', 'total_amount', 'billed_amount', 'to_come_amount', 'released_amount'],
      frequency_symbology: ['frequency_symbology', 'frequency'],
    },
    sort: ['-created_at'],
    sortable: ['contract_number', 'company_number', 'total_amount', 'status', 'due_date', 'created_at'],
    search: ['company_number', 'service_buyer.name'],
    filters: {
      status: 'in',
      type: 'eq',
      frequency_symbology: 'in',
      service_buyer: 'eq',
      currency: 'eq',
      has_overdue_invoices: 'eq',
      due_date: 'range',
      due_date_contract: 'range',
      starts_on: 'range',
      ends_on: 'range',
      created_at: 'range',
    },
    chips: ['service_buyer', 'frequency_symbology', 'has_overdue_invoices'],
    sums: ['billed_amount', 'to_come_amount', 'monthly_amount'],
    omits: ['items_invoice', 'files'],
    keyset: true,
  },
  form: { sections: [] },
  page: {
    above: ['notices'],
    lead: ['invoices'],
    main: ['lines', 'figures', 'history'],
    beside: ['document'],
    sections: [
      {
        name: 'terms',
        fields: [
          'service_buyer',
          'payment_responsible',
          'company_number',
          'purchase_order',
          'buyer_reference',
          'label',
          'type',
          'frequency_symbology',
          'frequency',
          'due_date',
          'due_date_contract',
          'billing_period',
          'total_amount',
          'account',
          'terms_payment',
          'observation',
          'created_at',
        ],
      },
      {
        name: 'recipients',
        fields: ['responsible_name', 'responsible_email'],
        when: { path: 'send_email', eq: true },
      },
    ],
  },
  related: [
    {
      resource: 'quotes',
      by: 'contract_uuid',
      columns: ['full_number', 'created', 'total', 'status'],
      // Without a quote there is no section.
      when: [{ path: 'uuid', absent: true }],
    },
  ],
  rules: ['dueDateNotPast', 'contractEnd', 'responsibleWhenSending'],
  access: {
    company: {
      COMPANY: ['list', 'show', 'create', 'export', 'amend', 'cancel', 'attach', 'audit'],
      ACCOUNTANT: ['list', 'show', 'export', 'audit'],
      CUSTOMER: agreedWithCustomers,
    },
  },
  status: 'status',
  actions: contractActions,
  menu: [{ area: 'company', order: 15, icon: 'contract' }],
});
