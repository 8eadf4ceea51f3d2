import { date } from '../date.ts';
import { computedMoney } from '../money.ts';

const whole = { type: 'integer', minimum: 0 } as const;
const flag = { type: 'boolean' } as const;
const key = { type: 'string', format: 'uuid' } as const;
const instant = { type: 'string', format: 'date-time' } as const;

/** An object with required and optional properties. */
const object = (properties: Readonly<Record<string, object>>, optional: Readonly<Record<string, object>> = {}) =>
  ({
    type: 'object',
    required: Object.keys(properties),
    additionalProperties: false,
    properties: { ...properties, ...optional },
  }) as const;

const days = { from: date, to: date } as const;
const sum = { amount: computedMoney, count: whole } as const;
const compared = { ...sum, before: computedMoney } as const;
const coming = {
  amount: computedMoney,
  invoices: object(sum),
  scheduled: object(sum),
} as const;
const currency = { type: 'string' } as const;

/** The home page's figures, besides the company and its latest invoices. */
export const homeFigures = {
  today: { ...date, description: 'Today in the company’s time zone.' },
  month: { ...object(days), description: 'This month.' },
  month_before: { ...object(days), description: 'The last month up to the same day.' },
  next: { ...object(days), description: 'The next 30 days.' },
  next_before: { ...object(days), description: 'The 30 days before them.' },
  has_issued: { ...flag, description: 'Whether the company has issued an invoice.' },
  figures: {
    type: 'array',
    description: 'Amounts by currency. `before` is the amount at the same time last month.',
    items: object({
      currency,
      due: { ...object(compared), description: 'Issued, not paid and not overdue.' },
      overdue: object(compared, { oldest: { ...date, description: 'The earliest due date among them.' } }),
      received: { ...object(compared), description: 'Paid this month; `before`, last month up to the same day.' },
      expected: {
        ...object({ ...coming, before: computedMoney }),
        description: 'Due in the next 30 days; `before`, what was open and due in the 30 days before.',
      },
    }),
  },
  weeks: {
    type: 'array',
    description: 'The 13 weeks from this one, with what falls due in each by currency.',
    items: object({ ...days, sums: { type: 'array', items: object({ currency, ...coming }) } }),
  },
  owing: {
    type: 'array',
    description: 'The payers of overdue invoices, by currency: at most five, the longest overdue first.',
    items: object(
      { payer: object({ uuid: key, name: { type: 'string' } }), currency, ...sum, oldest: date },
      {
        invoice: { ...key, description: 'The invoice, if there is only one.' },
        mailed_at: { ...instant, description: 'When one of them was last mailed.' },
        paid_on: { ...date, description: 'The day of the last payment of a part of one of them.' },
      },
    ),
  },
  attention: object(
    {
      overdue: { ...whole, description: 'Overdue invoices.' },
      past_due_drafts: { ...whole, description: 'Drafts with a past due date.' },
      failed_payments: { ...whole, description: 'Issued invoices whose payment failed at the gateway.' },
      ending: { ...date, description: 'The last day of `ending_contracts`.' },
    },
    {
      disputes: { ...whole, description: 'Payments that their payers dispute at their banks.' },
      gateway_events: { ...whole, description: 'Other events of gateways that wait for a decision.' },
      failed_refunds: { ...whole, description: 'Refunds that the gateway did not make and nobody has closed.' },
      failed_messages: { ...whole, description: 'Messages that did not arrive and were not sent again.' },
      unusable_accounts: {
        ...whole,
        description: 'Accounts of gateways whose keys are missing or rejected: invoices on them are not issued.',
      },
      held: { ...whole, description: 'Scheduled invoices on hold.' },
      ending_contracts: { ...whole, description: 'Active contracts whose last invoice falls due within 30 days.' },
    },
  ),
} as const;

/** Parts of the home page that depend on rights. */
export const homeExtras = {
  steps: {
    ...object({
      company: flag,
      logo: flag,
      client: flag,
      scenario: flag,
      account: flag,
      invoice: flag,
      accountant: flag,
    }),
    description: 'Which of the first steps are done; only for those who may create invoices.',
  },
  next_run: {
    ...object({ date, count: whole }),
    description: 'The day of the next billing run that has invoices to issue, and how many.',
  },
} as const;
