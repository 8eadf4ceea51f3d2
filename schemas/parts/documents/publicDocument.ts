import { adjustmentKinds } from './adjustments.ts';
import { documentTexts } from './document.ts';
import { lineFields, readAs } from './lineFields.ts';
import { rowKind } from './rowKinds.ts';
import { invoiceStatuses } from '../invoicing/invoiceActions.ts';
import { computedMoney, documentAmounts, recovery, taxTotals } from '../money.ts';
import { refundStates } from '../payments/refundState.ts';
import { sides } from './scenarioTribute.ts';

const text = { type: 'string' } as const;

const country = {
  type: 'object',
  additionalProperties: false,
  properties: { identifier: { ...text, description: 'Two-letter code (ISO 3166).' }, name: text },
} as const;

/** A party in a public link's answer. */
const publicParty = {
  type: 'object',
  required: ['name'],
  additionalProperties: false,
  properties: {
    name: text,
    nif: text,
    location: {
      type: 'object',
      additionalProperties: false,
      properties: { address: text, complement: text, country },
    },
  },
} as const;

const publicLine = {
  type: 'object',
  additionalProperties: false,
  properties: {
    row: { type: 'string', enum: rowKind.enum, description: rowKind.description },
    item: {
      type: 'object',
      required: ['description'],
      additionalProperties: false,
      properties: { description: text, pt_name: text, en_name: text, es_name: text },
    },
    ...readAs(lineFields),
    gross: text,
    total: text,
    is_optional: { type: 'boolean', description: 'Of a quote: the client may leave it out.' },
    is_accepted: { type: 'boolean' },
  },
} as const;

const publicAdjustments = {
  type: 'array',
  description: 'The discounts and charges of the document.',
  items: {
    type: 'object',
    required: ['kind', 'total'],
    additionalProperties: false,
    properties: {
      kind: { type: 'string', enum: adjustmentKinds },
      percent: text,
      reason: text,
      total: { ...text, description: 'What it adds, negative for a discount.' },
    },
  },
} as const;

/** The legal text of a tax. */
const publicNotes = { pt_note: text, en_note: text, es_note: text } as const;

const publicTribute = {
  type: 'object',
  required: ['name', 'is_fixed', 'value', 'base', 'amount', 'tax_responsible'],
  additionalProperties: false,
  properties: {
    name: text,
    pt_name: text,
    en_name: text,
    es_name: text,
    ...publicNotes,
    is_fixed: { type: 'boolean', description: 'Whether `value` is an amount; otherwise it is a percentage.' },
    value: text,
    base: { ...text, description: 'The base of the percentage.' },
    amount: text,
    tax_responsible: { type: 'string', enum: sides },
  },
} as const;

const publicTaxes = {
  type: 'array',
  description: 'The tax breakdown over all lines; omitted if the company does not show it.',
  items: {
    type: 'object',
    required: ['side', 'countries', 'tributes', 'total'],
    additionalProperties: false,
    properties: {
      side: { type: 'string', enum: sides, description: 'The party in whose country the taxes apply.' },
      countries: { type: 'array', items: country },
      tributes: {
        type: 'array',
        description: 'Taxes the exporter bears at home are omitted unless the company shows its net amount.',
        items: publicTribute,
      },
      notes: {
        type: 'array',
        description: 'Taxes of which the document states the legal text alone; they are no part of `total`.',
        items: {
          type: 'object',
          required: ['name'],
          additionalProperties: false,
          properties: { name: text, pt_name: text, en_name: text, es_name: text, ...publicNotes },
        },
      },
      total: { ...text, description: 'The sum of these taxes.' },
    },
  },
} as const;

/** The public view of any document, without company internals. Its lines are at the property its resource declares. */
export const publicDocument = {
  company_number: text,
  purchase_order: text,
  buyer_reference: text,
  currency: { ...text, kind: 'currency' },
  service_provider: publicParty,
  service_buyer: publicParty,
  payment_responsible: publicParty,
  ...documentAmounts,
  adjustments: publicAdjustments,
  total: computedMoney,
  ...taxTotals,
  ...recovery,
  observation: documentTexts.observation,
  terms_payment: documentTexts.terms_payment,
  lines: { type: 'array', items: publicLine },
  taxes: publicTaxes,
  language: {
    type: 'string',
    enum: ['pt', 'en', 'es'],
    description: 'The language the company writes to all its clients in, if it has fixed one.',
  },
  contact: {
    type: 'object',
    description: 'The contact at the company.',
    additionalProperties: false,
    properties: { responsible_name: text, responsible_email: text },
  },
} as const;

/** The payment account, only while something is to be paid. */
export const publicAccount = {
  type: 'object',
  required: ['name'],
  description: 'The account to pay to, while an amount is due.',
  additionalProperties: false,
  properties: { name: text, details: text },
} as const;

/** An invoice of a contract, issued or scheduled, in the contract's public link's answer. */
export const publicInvoice = {
  type: 'object',
  required: ['occurrence', 'created', 'due_date', 'status', 'total', 'is_overdue'],
  additionalProperties: false,
  properties: {
    occurrence: { type: 'integer', description: 'The number of the invoice in the contract, from 1.' },
    created: { type: 'string', format: 'date' },
    due_date: { type: 'string', format: 'date' },
    status: {
      type: 'string',
      enum: [...invoiceStatuses, 'paused', 'skipped'],
      description:
        '`future` if scheduled, `paused` if its due date is in a pause, `skipped` once that date has passed.',
    },
    refund_state: { type: 'string', enum: refundStates },
    total: { type: 'string', description: 'The amount due; for a scheduled invoice, as calculated today.' },
    credited_amount: { type: 'string', description: 'What credit notes took of it; absent without any.' },
    debited_amount: { type: 'string', description: 'What debit notes added to it; absent without any.' },
    number: { type: 'integer' },
    full_number: { type: 'string' },
    public_hash: { type: 'string', description: 'The public link of the invoice, once issued.' },
    is_overdue: { type: 'boolean' },
  },
} as const;
