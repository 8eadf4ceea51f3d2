import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inputOf } from '../../../../domain/actions/requests.ts';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import reminders from '../../../../schemas/resources/collecting/reminders.ts';
import { ApiError } from '../../../base/errors.ts';
import { visibleIn } from '../../../engine/http/visibleFields.ts';
import { recordsOf } from '../../../engine/resources/records.ts';
import { checkInput } from '../../../engine/writing/check.ts';
import { attachment } from '../../../files/attachment.ts';
import { goneSignal } from '../../../limits/abortSignal.ts';
import { scopeOf, uuidParams, type ByUuid } from '../../../web/requests.ts';
import { drawReminder } from '../reminders/drawReminder.ts';
import { readPrintedReminder, readReminderByHand, type PrintedReminder } from '../reminders/printedReminder.ts';
import type { RemindedBody } from '../reminders/previewMails.ts';
import { remindedBody } from './remindPreview.ts';

const asks = inputOf(invoices, 'remind') ?? invoices;

const described = {
  tags: [reminders.name],
  description: 'With what is open today, and how to pay it. It is refused (409 `nothing_open`) if nothing is open.',
  produces: ['application/pdf'],
};

/** GET reminders/{uuid}/document and POST reminders/document: a reminder as a letter, and one by hand before it is sent. */
export default async function reminderDocumentRoutes(app: FastifyInstance): Promise<void> {
  app.get<ByUuid>('/api/v2/reminders/:uuid/document', {
    config: { access: { resource: reminders.name, action: 'list' } },
    // A PDF is compressed already.
    compress: false,
    schema: {
      ...described,
      summary: 'Get a reminder as PDF, with the words of its level. Needs the permission to show invoices.',
      params: uuidParams,
    },
    handler: async (request, reply) => {
      if (!request.may(invoices.name, 'show')) throw new ApiError('forbidden');
      const { uuid } = request.params;
      const scope = scopeOf(request);
      const { read } = await recordsOf(visibleIn(request, reminders));
      const printed = await request.readInTenant(async (db) => {
        await read(db, scope, uuid);
        return readPrintedReminder(db, scope, uuid);
      });
      return sendPrinted(request, reply, printed);
    },
  });

  app.post<{ Body: RemindedBody }>('/api/v2/reminders/document', {
    config: { access: { resource: invoices.name, action: 'send' } },
    compress: false,
    schema: {
      ...described,
      summary:
        'Get the first reminder of open invoices by hand as PDF, with the words of this letter alone. It sends nothing. ' +
        'Needs the permission to show invoices.',
      body: remindedBody,
    },
    handler: async (request, reply) => {
      if (!request.may(invoices.name, 'show')) throw new ApiError('forbidden');
      const { body } = request;
      const { invoices: _, ...input } = body;
      const printed = await request.readInTenant(async (db) => {
        await checkInput(db, asks, scopeOf(request), input);
        return readReminderByHand(db, scopeOf(request), body);
      });
      return sendPrinted(request, reply, printed);
    },
  });

  /** Draws nothing for a HEAD. */
  async function sendPrinted(request: FastifyRequest, reply: FastifyReply, printed: PrintedReminder) {
    const { level, invoices: named, day } = printed.request;
    const name = [level, named.length === 1 ? named[0]?.number : undefined, day].filter(Boolean).join(' ');
    reply.type('application/pdf').header('content-disposition', attachment(`${name}.pdf`));
    if (request.method === 'HEAD') return reply.send('');
    // A request that waits for a drawing does not hold a turn.
    request.endTurn?.();
    const by = { pool: app.pool, documents: app.documents, signal: goneSignal(request), log: request.log };
    return reply.send(Buffer.from(await drawReminder(by, scopeOf(request), printed)));
  }
}
