import type { FastifyInstance } from 'fastify';
import { date } from '../../../../schemas/parts/date.ts';
import { computedMoney } from '../../../../schemas/parts/money.ts';
import reminderSequences from '../../../../schemas/resources/collecting/reminder-sequences.ts';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import { requirePermission } from '../../../identity/scope.ts';
import { scopeOf, uuidParams, type ByUuid } from '../../../web/requests.ts';
import { previewSequence, silences } from '../reminder-sequences/preview.ts';

const text = { type: 'string' } as const;
const key = { type: 'string', format: 'uuid' } as const;
const count = { type: 'integer', minimum: 0 } as const;

/** An object with these properties, all of which are required. */
const object = (properties: Readonly<Record<string, object>>) => ({
  type: 'object',
  required: Object.keys(properties),
  additionalProperties: false,
  properties,
});

const reason = { type: 'string', enum: silences } as const;

const shown = {
  invoice: {
    ...object({ uuid: key, number: { type: 'integer' }, full_number: text, company_number: text }),
    required: ['uuid'],
    description: 'An imported one has only its number in the previous system.',
  },
  client: object({ uuid: key, name: text }),
  currency: text,
  amount: { ...computedMoney, description: 'What is open.' },
} as const;

const answer = {
  ...object({
    today: { ...date, description: 'Today in the company’s time zone.' },
    until: date,
    count: { ...count, description: 'The number of reminders until then.' },
    days: { type: 'array', description: 'Reminders by the day on which they leave.', items: object({ date, count }) },
    results: {
      type: 'array',
      description: 'The first 100 reminders.',
      items: object({ ...shown, date, level: text }),
    },
    silent: {
      type: 'array',
      description: 'Open invoices without a reminder, by reason.',
      items: object({ reason, count }),
    },
    silent_results: { type: 'array', description: 'The first 100 of them.', items: object({ ...shown, reason }) },
  }),
  title: 'SequencePreview',
};

/** GET reminder-sequences/{uuid}/preview: what a sequence sends in the next 30 days, or would send if it were turned on. */
export default async function sequencePreviewRoutes(app: FastifyInstance): Promise<void> {
  app.get<ByUuid>('/api/v2/reminder-sequences/:uuid/preview', {
    config: { access: { resource: reminderSequences.name, action: 'show' } },
    schema: {
      tags: [reminderSequences.name],
      summary:
        'Preview the reminders of a sequence in the next 30 days, as if it were turned on today, and who gets none.',
      description: 'Needs the permission to list invoices.',
      params: uuidParams,
      response: { 200: answer },
    },
    handler: async (request) => {
      const scope = scopeOf(request);
      requirePermission(scope, `${invoices.name}:list`);
      return request.readInTenant((db) => previewSequence(db, scope, request.params.uuid));
    },
  });
}
