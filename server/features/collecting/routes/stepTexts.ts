import type { FastifyInstance } from 'fastify';
import reminderSequences from '../../../../schemas/resources/collecting/reminder-sequences.ts';
import { siteOf } from '../../../base/site.ts';
import { layOut } from '../../../mail/layOut.ts';
import {
  queueTried,
  readSample,
  requireTriable,
  testQueued,
  triedProperties,
  type TriedStep,
  writeTriedReminder,
} from '../../delivery/index.ts';

const body = {
  type: 'object',
  required: ['language', 'days'],
  additionalProperties: false,
  properties: {
    ...triedProperties,
    days: { type: 'integer', minimum: -60, maximum: 365, description: 'The day of the step, from the due date.' },
  },
} as const;

const preview = {
  title: 'StepPreview',
  type: 'object',
  required: ['subject', 'html'],
  additionalProperties: false,
  properties: { subject: { type: 'string' }, html: { type: 'string' } },
} as const;

/** Tries the texts of a step on the latest invoice before they are saved: a preview, and a test mail to oneself. */
export default async function stepTextRoutes(app: FastifyInstance): Promise<void> {
  const { name } = reminderSequences;
  const access = { resource: name, action: 'edit' } as const;

  app.post<{ Body: TriedStep }>('/api/v2/reminder-sequences/preview', {
    config: { access },
    schema: {
      tags: [name],
      summary: 'Preview the mail of a step with texts that are not saved.',
      body,
      response: { 200: preview },
    },
    handler: async (request) => {
      const { body: tried, tenant } = request;
      requireTriable(request, tried);
      const sample = await request.readInTenant((db) => readSample(db, tenant.id, tried.language));
      const { subject, html } = layOut(writeTriedReminder(sample, tried, siteOf(app.config)));
      return { subject, html };
    },
  });

  app.post<{ Body: TriedStep }>('/api/v2/reminder-sequences/test', {
    config: { access },
    schema: {
      tags: [name],
      summary: 'Send the mail of a step to yourself, with texts that are not saved.',
      body,
      response: { 200: testQueued },
    },
    handler: (request, reply) => queueTried(request, reply, request.body),
  });
}
