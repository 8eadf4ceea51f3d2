import { languageCodes } from '../../../../domain/languages.ts';
import { mostTogether } from '../../../../domain/payments/clientLink.ts';
import { togetherMeans } from '../../../../domain/payments/together.ts';
import { publicHashSchema } from '../../../engine/documents/http/hashParameters.ts';
import { paymentCode } from '../../../../schemas/parts/payments/paymentCode.ts';
import { pageStates } from './readPage.ts';

const text = { type: 'string' } as const;
const date = { type: 'string', format: 'date' } as const;
const uuid = { type: 'string', format: 'uuid' } as const;
const named = { type: 'object', required: ['name'], additionalProperties: false, properties: { name: text } } as const;

export const params = { type: 'object', required: ['hash'], properties: { hash: publicHashSchema } } as const;

export const querystring = {
  type: 'object',
  additionalProperties: false,
  properties: {
    state: { type: 'string', enum: pageStates, default: 'open' },
    page: { type: 'integer', minimum: 1, maximum: 1000, default: 1 },
    tenant: { type: 'string', maxLength: 63 },
  },
} as const;

const invoice = {
  type: 'object',
  required: ['uuid', 'is_imported', 'status', 'currency', 'created', 'due_date', 'amount', 'open_amount', 'is_overdue'],
  additionalProperties: false,
  properties: {
    uuid,
    number: { type: 'integer', description: 'Absent if it is of the previous system.' },
    full_number: text,
    company_number: text,
    is_imported: { type: 'boolean', description: 'Whether it is of the previous system: it has no PDF.' },
    status: { type: 'string', enum: ['billed', 'paid'] },
    currency: text,
    created: date,
    due_date: date,
    paid_on: date,
    amount: text,
    open_amount: text,
    is_overdue: { type: 'boolean' },
    is_awaited: { type: 'boolean', description: 'Whether a payment is on its way.' },
    account: { ...uuid, description: 'Invoices with the same one may be paid together.' },
    has_details: { type: 'boolean', description: 'Whether it can be paid by transfer.' },
    payment_link: { ...text, description: 'Where it is paid at a gateway.' },
    public_hash: { ...text, description: 'Its own public link, unless that has ended.' },
    template: text,
  },
} as const;

export const clientPage = {
  title: 'PublicClient',
  type: 'object',
  required: ['client', 'company', 'expires_at', 'totals', 'state', 'results', 'count'],
  additionalProperties: false,
  properties: {
    client: named,
    company: named,
    language: {
      type: 'string',
      enum: languageCodes,
      description: 'The language the company writes to all its clients in, if it has fixed one.',
    },
    expires_at: { type: 'string', format: 'date-time', description: 'When the link ends.' },
    totals: {
      type: 'array',
      description: 'What is open, by currency.',
      items: {
        type: 'object',
        required: ['currency', 'count', 'open_amount', 'late_amount'],
        additionalProperties: false,
        properties: { currency: text, count: { type: 'integer' }, open_amount: text, late_amount: text },
      },
    },
    state: { type: 'string', enum: pageStates },
    results: { type: 'array', items: invoice },
    count: { type: 'integer' },
  },
} as const;

export const body = {
  type: 'object',
  required: ['invoices'],
  additionalProperties: false,
  properties: {
    invoices: { type: 'array', minItems: 1, maxItems: mostTogether, items: uuid },
    means: { type: 'string', enum: togetherMeans, description: 'By default online, if all invoices can be paid so.' },
  },
} as const;

export const payment = {
  title: 'PaymentTogether',
  type: 'object',
  required: ['amount', 'currency', 'beneficiary', 'invoices'],
  additionalProperties: false,
  properties: {
    amount: text,
    currency: text,
    beneficiary: text,
    details: { ...text, description: 'The details of the account to pay to.' },
    payment_url: { ...text, description: 'The page of the gateway on which all of it is paid together.' },
    is_sent: { type: 'boolean', description: 'Whether it was paid at the gateway, which has not confirmed it yet.' },
    payment_code: paymentCode,
    invoices: {
      type: 'array',
      items: {
        type: 'object',
        required: ['uuid', 'open_amount'],
        additionalProperties: false,
        properties: {
          uuid,
          number: { type: 'integer' },
          full_number: text,
          company_number: text,
          open_amount: text,
          payment_link: text,
        },
      },
    },
  },
} as const;

export const paymentDescription =
  'At a gateway all are paid together on the page at `payment_url`; the same open invoices have the same page, so it may be ' +
  'repeated. An invoice that can no longer be paid is named at `invoices.N` (409 `status_not_allowed`).';
