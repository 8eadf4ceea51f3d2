import { hostname } from 'node:os';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import runs from '../../../../schemas/resources/runs.ts';
import { scopeOf } from '../../../http/requests.ts';
import { countRun } from '../../../usecases/recurrence/ranSoFar.ts';
import { runNow, type RanNow } from '../../../usecases/recurrence/runNow.ts';
import { atOnce } from '../../../usecases/recurrence/runSome.ts';

interface Asked {
  readonly uuid?: readonly string[];
  readonly confirm_late?: boolean;
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
      description: 'The invoices to come that are meant, where they are due; else all that is.',
      items: { type: 'string', format: 'uuid' },
    },
    confirm_late: {
      type: 'boolean',
      description: 'Issues as well what is later than the company lets pass unseen; invoices that are named are.',
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
    uuid: { type: 'string', format: 'uuid', description: 'Its entry in the ledger, where something came of it.' },
    billed: whole,
    held: { ...whole, description: 'How many of those it tried are put aside.' },
    remaining: { ...whole, description: 'How many are due and left to the next run, up to 10,001.' },
    sums: runs.schema.properties.sums,
  },
} as const;

/** POST runs: issues now what is due to the company, as much as a request has time for. */
export default async function runRoutes(app: FastifyInstance): Promise<void> {
  const worker = `${hostname()}:${process.pid}`;
  app.post<{ Body: Asked }>('/api/v2/runs', {
    config: { access: { resource: runs.name, action: 'run' } },
    preValidation: async (request) => {
      // Who means all that is due may leave the body out.
      request.body ??= {};
    },
    schema: {
      tags: [runs.name],
      summary: `Issue what is due now: at most ${atOnce} invoices, the rest follows with the next run.`,
      body,
      response: { 200: answer },
    },
    handler: async (request, reply) => {
      const wanted = { keys: request.body.uuid, isLateConfirmed: request.body.confirm_late };
      const counted = { billed: 0, newlyHeld: 0 };
      const said = await request.once(reply, async (db) => {
        const ran = await runNow(db, scopeOf(request), { worker, clock: app.clock }, wanted);
        Object.assign(counted, ran);
        return { detail: saidOf(request, ran), ...told(ran) };
      });
      countRun(counted);
      return said;
    },
  });
}

const told = ({ uuid, billed, held, remaining, sums }: RanNow) => ({ uuid, billed, held, remaining, sums });

/** What came of it, in sentences: nothing that did not happen is told. */
function saidOf(request: FastifyRequest, { billed, held, remaining }: RanNow): string {
  const sentences = Object.entries({ billed, held, remaining })
    .filter(([, count]) => count > 0)
    .map(([name, count]) => request.t(`runs.said.${name}${count === 1 ? 'One' : ''}`, { count }));
  return sentences.length > 0 ? sentences.join(' ') : request.t('runs.said.nothing');
}
