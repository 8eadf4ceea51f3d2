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
  readonly until?: string;
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
    until: { ...date, description: `Up to which day runs are foreseen; ${usualDays} days ahead, unless said.` },
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
  days: { type: 'array', description: 'What is issued, by day and currency.', items: object({ date, ...sum }) },
  held: { type: 'array', description: 'What is put aside, by currency.', items: object(sum) },
  count: whole,
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
      const { page: number, per_page: perPage } = request.query;
      const scope = scopeOf(request);
      const now = today(scope.now, scope.tenant.timeZone);
      const { until = addDays(now, usualDays) } = request.query;
      requireWithin(until, now, app.budgets.previewDays);
      return request.readInTenant((db) => previewRuns(db, scope, { until, page: number, perPage }));
    },
  });
}

/** Throws `validation` for a day that is past, or further ahead than is looked. */
function requireWithin(until: string, now: string, days: number): void {
  const last = addDays(now, days);
  if (compareDates(until, now) >= 0 && compareDates(until, last) <= 0) return;
  const issue = { path: 'until', key: 'validation.dayWithin', args: { first: now, last } };
  throw new ApiError('validation', { errors: [issue] });
}
