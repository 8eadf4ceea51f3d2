import { hostname } from 'node:os';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mostDueDays } from '../../../../schemas/parts/recurrence/recurrence.ts';
import runs from '../../../../schemas/resources/recurrence/runs.ts';
import { scopeOf } from '../../../web/requests.ts';
import { countRun } from '../runs/runCounts.ts';
import { runNow, type RanNow } from '../runs/runNow.ts';
import { atOnce } from '../runs/runBatch.ts';

interface RunRequest {
  readonly uuid?: readonly string[];
  readonly confirm_late?: boolean;
  readonly due_in_days?: number;
}

const body = {
  type: 'object',
  additionalProperties: false,
  properties: {
    uuid: {
      type: 'array',
      minItems: 1,
      maxItems: atOnce,
      uniqueItems: true,
      description: 'The scheduled invoices to issue, if they have reached their issue date. Default: all that have.',
      items: { type: 'string', format: 'uuid' },
    },
    confirm_late: {
      type: 'boolean',
      description:
        'Also issue invoices that are later than the company’s `hold_late_days`. Invoices named in the request always are.',
    },
    due_in_days: {
      type: 'integer',
      minimum: 0,
      maximum: mostDueDays,
      description:
        'Also issue invoices whose due date has passed, with a new due date this many days after the issue date.',
    },
  },
} as const;

const whole = { type: 'integer', minimum: 0 } as const;

const answer = {
  type: 'object',
  required: ['detail', 'billed', 'held', 'remaining', 'sums'],
  additionalProperties: false,
  properties: {
    detail: { type: 'string' },
    uuid: {
      type: 'string',
      format: 'uuid',
      description: 'Its entry in the list of runs, if it issued or held any invoice.',
    },
    billed: whole,
    held: { ...whole, description: 'The number of invoices it put on hold.' },
    remaining: { ...whole, description: 'The number of invoices left for the next run, up to 10,001.' },
    sums: runs.schema.properties.sums,
  },
} as const;

/** POST runs: issues due invoices of the company, as many as a request has time for. */
export default async function runRoutes(app: FastifyInstance): Promise<void> {
  const worker = `${hostname()}:${process.pid}`;
  app.post<{ Body: RunRequest }>('/api/v2/runs', {
    config: { access: { resource: runs.name, action: 'run' } },
    preValidation: async (request) => {
      // An absent body means everything due.
      request.body ??= {};
    },
    schema: {
      tags: [runs.name],
      summary: `Issue the invoices that have reached their issue date: at most ${atOnce}; the next run issues the rest.`,
      body,
      response: { 200: answer },
    },
    handler: async (request, reply) => {
      const wanted = {
        keys: request.body.uuid,
        isLateConfirmed: request.body.confirm_late,
        dueIn: request.body.due_in_days,
      };
      const counted = { billed: 0, newlyHeld: 0 };
      const message = await request.once(reply, async (db) => {
        const ran = await runNow(db, scopeOf(request), { worker, clock: app.clock }, wanted);
        Object.assign(counted, ran);
        return { detail: messageOf(request, ran), ...answerOf(ran) };
      });
      countRun(counted);
      return message;
    },
  });
}

const answerOf = ({ uuid, billed, held, remaining, sums }: RanNow) => ({ uuid, billed, held, remaining, sums });

/** Describes the result, without zero counts. */
function messageOf(request: FastifyRequest, { billed, held, remaining }: RanNow): string {
  const sentences = Object.entries({ billed, held, remaining })
    .filter(([, count]) => count > 0)
    .map(([name, count]) => request.t(`runs.outcome.${name}${count === 1 ? 'One' : ''}`, { count }));
  return sentences.length > 0 ? sentences.join(' ') : request.t('runs.outcome.nothing');
}
