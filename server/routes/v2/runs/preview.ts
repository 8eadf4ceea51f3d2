import type { FastifyInstance } from 'fastify';
import { addDays, compareDates } from '../../../../domain/dates/date.ts';
import { today } from '../../../../domain/dates/today.ts';
import { date } from '../../../../schemas/parts/date.ts';
import { computedMoney } from '../../../../schemas/parts/money.ts';
import { party } from '../../../../schemas/parts/party.ts';
import { heldReasons } from '../../../../schemas/parts/recurrence.ts';
import runs from '../../../../schemas/resources/runs.ts';
import { ApiError } from '../../../errors.ts';
import { scopeOf } from '../../../http/requests.ts';
import { pagingParameters } from '../../../resources/parameters.ts';
import { previewRuns } from '../../../usecases/recurrence/preview.ts';

interface Query {
  readonly from?: string;
  readonly until?: string;
  readonly held?: boolean;
  readonly page: number;
  readonly per_page: number;
}

const { page, per_page } = pagingParameters;

/** How far ahead is looked where nobody says. */
const usualDays = 30;

const query = {
  type: 'object',
  additionalProperties: false,
  properties: {
    from: {
      ...date,
      description: 'From which day on; today, to which what is late and put aside belongs, unless said.',
    },
    until: { ...date, description: `Up to which day runs are foreseen; ${usualDays} days ahead, unless said.` },
    held: {
      type: 'boolean',
      description:
        'Lists and counts those alone that are put aside or would be, or by `false` those that will be issued.',
    },
    page,
    per_page,
  },
} as const;

const text = { type: 'string' } as const;
const key = { type: 'string', format: 'uuid' } as const;
const whole = { type: 'integer', minimum: 0 } as const;

const sum = { currency: text, count: whole, amount: computedMoney } as const;

/** Each property there is for sure, but for those named. */
const object = (properties: Readonly<Record<string, object>>, optional: readonly string[] = []) => ({
  type: 'object',
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
  properties,
});

const foreseen = {
  ...object(
    {
      uuid: key,
      contract_uuid: key,
      contract_number: whole,
      occurrence: whole,
      frequency: { ...whole, description: 'How many invoices the contract has.' },
      service_buyer: party,
      payment_responsible: party,
      created: date,
      due_date: date,
      currency: text,
      total: computedMoney,
      standing: { type: 'string', enum: ['to_come', 'held'] },
      held_because: { type: 'string', enum: heldReasons, description: 'Why it is put aside, or would be.' },
    },
    ['payment_responsible', 'held_because'],
  ),
  title: 'ForeseenInvoice',
};

const answer = object({
  today: { ...date, description: 'The day it is by the company’s calendar.' },
  until: date,
  days: {
    type: 'array',
    description: 'What will be issued as things stand, by day and currency.',
    items: object({ date, ...sum }),
  },
  held_days: {
    type: 'array',
    description: 'What would be put aside as things stand, by day and currency: none of it is in `days`.',
    items: object({ date, ...sum }),
  },
  held: { type: 'array', description: 'What is put aside by now, by currency.', items: object(sum) },
  count: { ...whole, description: 'How many there are in the pages of `results`.' },
  is_estimate: { type: 'boolean', description: 'Too much has changed to compute all sums anew.' },
  results: { type: 'array', description: 'What is put aside first, then by date.', items: foreseen },
});

/** GET runs/preview: what the runs up to a day would issue. */
export default async function previewRoutes(app: FastifyInstance): Promise<void> {
  app.get<{ Querystring: Query }>('/api/v2/runs/preview', {
    config: { access: { resource: runs.name, action: 'list' } },
    schema: {
      tags: [runs.name],
      summary: 'What would be issued until a day, by day and currency, and each invoice; nothing is changed.',
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

/** Throws `validation` for a day that is not of those. */
function requireWithin(path: string, day: string, first: string, last: string): void {
  if (compareDates(day, first) >= 0 && compareDates(day, last) <= 0) return;
  const issue = { path, key: 'validation.dayWithin', args: { first, last } };
  throw new ApiError('validation', { errors: [issue] });
}
