/** What people of a company are notified of. */
export const noticeEvents = [
  'mention',
  'paid',
  'answered',
  'bounced',
  'refund_failed',
  'disputed',
  'charged_back',
  'on_hold',
  'run_finished',
  'import_judged',
  'import_finished',
  'data_exported',
  'quote_answered',
] as const;
export type NoticeEvent = (typeof noticeEvents)[number];

/** How a client answered an invoice. */
export const noticeAnswers = ['accepted', 'declined'] as const;
export type NoticeAnswer = (typeof noticeAnswers)[number];

/** The resource that a person must be allowed to list to know of an event. */
export const noticeResources = {
  // All who have notices; the record of each decides who reads it.
  mention: 'invoices',
  paid: 'transactions',
  answered: 'messages',
  bounced: 'messages',
  refund_failed: 'refunds',
  disputed: 'gateway-events',
  charged_back: 'gateway-events',
  on_hold: 'runs',
  run_finished: 'runs',
  import_judged: 'imports',
  import_finished: 'imports',
  data_exported: 'data-exports',
  quote_answered: 'quotes',
} as const satisfies Readonly<Record<NoticeEvent, string>>;

/** How a person knows of an event: not at all, in the console, also by mail at once, or by one mail a day. */
export const noticeWays = ['off', 'console', 'at_once', 'daily'] as const;
export type NoticeWay = (typeof noticeWays)[number];

/** Without a choice, notices appear in the console alone. */
export const usualWay = 'console' satisfies NoticeWay;

const way = { type: 'string', enum: noticeWays } as const;

/** The ways of one person by event; absent ones stay, or are the usual one. */
export const noticeSettings = {
  title: 'NoticeSettings',
  type: 'object',
  additionalProperties: false,
  properties: {
    mention: way,
    paid: way,
    answered: way,
    bounced: way,
    refund_failed: way,
    disputed: way,
    charged_back: way,
    on_hold: way,
    run_finished: way,
    import_judged: way,
    import_finished: way,
    data_exported: way,
    quote_answered: way,
  },
} as const;

/** A notice as its reader sees it. */
export const notice = {
  type: 'object',
  required: ['uuid', 'event', 'count', 'happened_at', 'is_read'],
  additionalProperties: false,
  properties: {
    uuid: { type: 'string', format: 'uuid' },
    event: { type: 'string', enum: noticeEvents },
    count: { type: 'integer', minimum: 1, description: 'The number of events that it stands for.' },
    happened_at: { type: 'string', format: 'date-time' },
    is_read: { type: 'boolean' },
    invoice: {
      type: 'object',
      required: ['uuid'],
      additionalProperties: false,
      properties: {
        uuid: { type: 'string', format: 'uuid' },
        number: { type: 'integer' },
        full_number: { type: 'string', description: 'The number as it is printed.' },
        company_number: { type: 'string', description: 'The number in the previous system, of one without ours.' },
        client: { type: 'string' },
      },
    },
    record: {
      type: 'object',
      description:
        'The record with the comment that mentions the reader, the import that they began, or the quote that was answered.',
      required: ['resource', 'uuid'],
      additionalProperties: false,
      properties: {
        resource: { type: 'string' },
        uuid: { type: 'string', format: 'uuid' },
        name: { type: 'string' },
      },
    },
    author: { type: 'string', description: 'Who mentions the reader, or answered the quote.' },
    run: {
      type: 'object',
      required: ['uuid'],
      additionalProperties: false,
      properties: { uuid: { type: 'string', format: 'uuid' } },
    },
    amount: { type: 'string' },
    currency: { type: 'string' },
    answer: { type: 'string', enum: noticeAnswers, description: 'If it stands for answers that are equal.' },
    reason: { type: 'string', description: 'Why the client declines the invoice.' },
  },
} as const;
