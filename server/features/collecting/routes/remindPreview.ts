import type { FastifyInstance } from 'fastify';
import { inputOf } from '../../../../domain/actions/requests.ts';
import { bulkLimit } from '../../../../domain/lists/bulkLimit.ts';
import { languageCodes } from '../../../../domain/languages.ts';
import { reminding } from '../../../../schemas/parts/collecting/reminding.ts';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import reminders from '../../../../schemas/resources/collecting/reminders.ts';
import { checkInput } from '../../../engine/writing/check.ts';
import { scopeOf } from '../../../web/requests.ts';
import { previewReminders, type RemindedBody } from '../reminders/previewMails.ts';

const asks = inputOf(invoices, 'remind') ?? invoices;

/** What previews of reminders by hand ask for. */
export const remindedBody = {
  ...reminding,
  required: ['invoices'],
  properties: {
    invoices: { type: 'array', minItems: 1, maxItems: bulkLimit, items: { type: 'string', format: 'uuid' } },
    ...reminding.properties,
  },
} as const;

const preview = {
  title: 'RemindPreview',
  type: 'object',
  required: ['language', 'mails', 'texts', 'subject', 'html'],
  additionalProperties: false,
  properties: {
    language: { type: 'string', enum: languageCodes },
    mails: {
      type: 'array',
      description: 'To whom each mail goes, and how many invoices it names.',
      items: {
        type: 'object',
        required: ['email', 'invoices'],
        additionalProperties: false,
        properties: {
          email: { type: 'array', items: { type: 'string' } },
          invoices: { type: 'integer', minimum: 1 },
        },
      },
    },
    texts: {
      type: 'object',
      description: 'The texts in use, with their placeholders.',
      required: ['subject', 'message'],
      additionalProperties: false,
      properties: { subject: { type: 'string' }, message: { type: 'string' } },
    },
    subject: { type: 'string' },
    html: { type: 'string' },
  },
} as const;

/** POST reminders/preview: the mails that reminding of invoices by hand would write. It sends nothing. */
export default async function remindPreviewRoutes(app: FastifyInstance): Promise<void> {
  app.post<{ Body: RemindedBody }>('/api/v2/reminders/preview', {
    config: { access: { resource: invoices.name, action: 'send' } },
    schema: {
      tags: [reminders.name],
      summary: 'Preview the reminders of open invoices by hand, with the recipients and texts of these mails alone.',
      description: 'The link is only for the recipient and left out.',
      body: remindedBody,
      response: { 200: preview },
    },
    handler: (request) => {
      const { tenant, body: reminded } = request;
      const { invoices: _, ...input } = reminded;
      return request.readInTenant(async (db) => {
        await checkInput(db, asks, scopeOf(request), input);
        return previewReminders(db, tenant.id, reminded);
      });
    },
  });
}
