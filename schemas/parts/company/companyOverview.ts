import { date } from '../date.ts';
import { homeFigures } from './home.ts';
import { computedMoney } from '../money.ts';

/** The state of the user's access to a company. */
export const accessState = {
  type: 'string',
  enum: ['granted', 'requested', 'declined', 'withdrawn', 'suspended'],
  readOnly: true,
} as const;

const whole = { type: 'integer', minimum: 0 } as const;
const text = { type: 'string' } as const;

const days = {
  type: 'object',
  required: ['from', 'to'],
  additionalProperties: false,
  properties: { from: date, to: date },
} as const;

const sum = {
  type: 'object',
  required: ['amount', 'count'],
  additionalProperties: false,
  properties: { amount: computedMoney, count: whole },
} as const;

const figures = {
  type: 'object',
  required: ['currency', 'open', 'overdue', 'received'],
  additionalProperties: false,
  properties: {
    currency: text,
    open: { ...sum, description: 'Issued and not paid.' },
    overdue: { ...sum, description: 'The part of `open` that is overdue.' },
    received: { ...sum, description: 'Paid within `paid`.' },
  },
} as const;

/** A company in an accountant's overview. */
const company = {
  type: 'object',
  required: ['uuid', 'name', 'tenant', 'access'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid' },
    name: text,
    tenant: { ...text, description: 'The short name, by which a request names the company.' },
    nif: text,
    country: { ...text, description: 'ISO 3166-1 alpha-2.' },
    time_zone: text,
    access: { type: 'boolean', description: 'Whether it can be entered.' },
    access_state: accessState,
    is_unavailable: { type: 'boolean', description: 'Its figures could not be read now.' },
    today: { ...date, description: 'Today in the company’s time zone.' },
    paid: { ...days, description: 'The days of `received`.' },
    due: { ...days, description: 'The due dates of `open` and `overdue`; without it, all.' },
    figures: {
      type: 'array',
      description: 'Amounts by currency; omitted for those who may not list the invoices of the company.',
      items: figures,
    },
    drafts: { ...whole, description: 'Draft invoices.' },
    attention: homeFigures.attention,
  },
} as const;

/** The answer of `GET accountants/overview`. */
export const companyOverview = {
  title: 'CompanyOverview',
  type: 'object',
  required: ['results', 'count', 'totals'],
  additionalProperties: false,
  properties: {
    month: text,
    results: { type: 'array', description: 'By name.', items: company },
    count: { ...whole, description: 'How many companies there are.' },
    more: { type: 'boolean', description: 'There are more companies than an overview has room for.' },
    totals: { type: 'array', description: 'The figures of all companies, by currency.', items: figures },
  },
} as const;
