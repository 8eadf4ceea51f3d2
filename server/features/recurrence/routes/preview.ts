import type { FastifyInstance } from 'fastify';
import { addDays, compareDates } from '../../../../domain/dates/date.ts';
import { today } from '../../../../domain/dates/today.ts';
import { date } from '../../../../schemas/parts/date.ts';
import { computedMoney } from '../../../../schemas/parts/money.ts';
import { party } from '../../../../schemas/parts/documents/party.ts';
import { heldReasons } from '../../../../schemas/parts/recurrence/recurrence.ts';
import runs from '../../../../schemas/resources/recurrence/runs.ts';
import { ApiError } from '../../../base/errors.ts';
import { scopeOf } from '../../../web/requests.ts';
import { pagingParameters } from '../../../engine/lists/parameters.ts';
import { previewRuns } from '../runs/preview.ts';

interface Query {
  readonly from?: string;
  readonly until?: string;
  readonly held?: boolean;
  readonly page: number;
  readonly per_page: number;
}

const { page, per_page } = pagingParameters;

/** The default number of days. */
const usualDays = 30;

const query = {
  type: 'object',
  additionalProperties: false,
  properties: {
    from: {
      ...date,
      description: 'The first day. Default: today, which includes late invoices and invoices on hold.',
    },
    until: { ...date, description: `The last day. Default: ${usualDays} days ahead.` },
    held: {
      type: 'boolean',
      description:
        '`true` lists and counts only invoices that are or would be put on hold; `false`, only those to be issued.',
    },
    page,
    per_page,
  },
} as const;

const text = { type: 'string' } as const;
const key = { type: 'string', format: 'uuid' } as const;
const whole = { type: 'integer', minimum: 0 } as const;

const sum = { currency: text, count: whole, amount: computedMoney } as const;

/** An object whose properties are required unless named. */
const object = (properties: Readonly<Record<string, object>>, optional: readonly string[] = []) => ({
  type: 'object',
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
  properties,
});

const upcomingInvoice = {
  ...object(
    {
      uuid: key,
      contract_uuid: key,
      contract_number: whole,
      occurrence: whole,
      frequency: { ...whole, description: 'The number of invoices in the contract.' },
      service_buyer: party,
      payment_responsible: party,
      created: date,
      due_date: date,
      currency: text,
      total: computedMoney,
      schedule_status: { type: 'string', enum: ['to_come', 'held'] },
      held_because: { type: 'string', enum: heldReasons, description: 'Why it is or would be put on hold.' },
    },
    ['payment_responsible', 'held_because'],
  ),
  title: 'PreviewedInvoice',
};

const answer = object({
  today: { ...date, description: 'Today in the company’s time zone.' },
  until: date,
  days: {
    type: 'array',
    description: 'Invoices to be issued, by day and currency.',
    items: object({ date, ...sum }),
  },
  held_days: {
    type: 'array',
    description: 'Invoices that would be put on hold, by day and currency; not included in `days`.',
    items: object({ date, ...sum }),
  },
  held: { type: 'array', description: 'Invoices already on hold, by currency.', items: object(sum) },
  count: { ...whole, description: 'The number of records in all pages of `results`.' },
  is_estimate: {
    type: 'boolean',
    description: 'Whether some sums may be out of date because too much has just changed.',
  },
  results: { type: 'array', description: 'Invoices on hold first, then by date.', items: upcomingInvoice },
});

/** GET runs/preview: what the runs until a day would issue. */
export default async function previewRoutes(app: FastifyInstance): Promise<void> {
  app.get<{ Querystring: Query }>('/api/v2/runs/preview', {
    config: { access: { resource: runs.name, action: 'list' } },
    schema: {
      tags: [runs.name],
      summary: 'Preview the invoices to be issued until a day, one by one and by day and currency.',
      querystring: query,
      response: { 200: answer },
    },
    handler: async (request) => {
      const { page: number, per_page: perPage, held } = request.query;
      const scope = scopeOf(request);
      const now = today(scope.now, scope.tenant.timeZone);
      const { from = now, until = addDays(now, usualDays) } = request.query;
      const last = addDays(now, app.budgets.previewDays);
      requireWithin('until', until, now, last);
      requireWithin('from', from, now, until);
      return request.readInTenant((db) => previewRuns(db, scope, { from, until, held, page: number, perPage }));
    },
  });
}

/** Throws `validation` for a day out of range. */
function requireWithin(path: string, day: string, first: string, last: string): void {
  if (compareDates(day, first) >= 0 && compareDates(day, last) <= 0) return;
  const issue = { path, key: 'validation.dayWithin', args: { first, last } };
  throw new ApiError('validation', { errors: [issue] });
}
