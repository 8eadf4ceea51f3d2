import type { FastifyInstance } from 'fastify';
import { languageCodes } from '../../../../domain/languages.ts';
import { placeholderIssues } from '../../../../domain/rules/placeholdersKnown.ts';
import { mailBody, mailSubject } from '../../../../schemas/parts/delivery/mailTexts.ts';
import reminderSequences from '../../../../schemas/resources/collecting/reminder-sequences.ts';
import { ApiError } from '../../../base/errors.ts';
import { siteOf } from '../../../base/site.ts';
import { layOut } from '../../../mail/layOut.ts';
import { scopeOf } from '../../../web/requests.ts';
import { queueTestMail, readSample, writeTriedReminder, type TriedStep } from '../../delivery/index.ts';

const body = {
  type: 'object',
  required: ['language', 'days'],
  additionalProperties: false,
  properties: {
    language: { type: 'string', enum: languageCodes },
    days: { type: 'integer', minimum: -60, maximum: 365, description: 'The day of the step, from the due date.' },
    subject: { type: 'string', maxLength: mailSubject.maxLength },
    body: { type: 'string', maxLength: mailBody.maxLength },
  },
} as const;

const preview = {
  title: 'StepPreview',
  type: 'object',
  required: ['subject', 'html'],
  additionalProperties: false,
  properties: { subject: { type: 'string' }, html: { type: 'string' } },
} as const;

const queued = { type: 'object', required: ['detail'], properties: { detail: { type: 'string' } } } as const;

/** Throws `validation` for unknown placeholders. */
function requireKnown({ subject: line = '', body: lines = '' }: TriedStep): void {
  const errors = [...placeholderIssues('subject', line), ...placeholderIssues('body', lines)];
  if (errors.length > 0) throw new ApiError('validation', { errors });
}

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
      if (!request.may('invoices', 'show')) throw new ApiError('forbidden');
      requireKnown(tried);
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
      response: { 200: queued },
    },
    handler: (request, reply) => {
      const { body: tried, actor, tenant } = request;
      if (!request.may('invoices', 'show')) throw new ApiError('forbidden');
      requireKnown(tried);
      return request.once(reply, async (db) => {
        const { uuid: invoice } = await readSample(db, tenant.id, tried.language);
        await queueTestMail(db, scopeOf(request), { ...tried, invoice, to: actor });
        return { detail: request.t('delivery.tested', { email: actor.email }) };
      });
    },
  });
}
