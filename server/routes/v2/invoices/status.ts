import type { FastifyInstance } from 'fastify';
import { permissionsFor, statusesAsked } from '../../../../domain/actions/commands.ts';
import { paymentDatePattern } from '../../../../domain/payments/paymentDate.ts';
import { exchangeRate } from '../../../../schemas/parts/money.ts';
import { invoiceActions, type InvoiceStatus } from '../../../../schemas/resources/invoices.ts';
import { mayDo } from '../../../auth/access.ts';
import { ApiError } from '../../../errors.ts';
import { answerInvoice, invoiceTags, invoiceWritten } from '../../../http/invoices.ts';
import { scopeOf, uuidParams, type ByUuid } from '../../../http/requests.ts';
import { requireMatch } from '../../../plugins/versions.ts';
import { changeStatus } from '../../../usecases/invoices/changeStatus.ts';
import { changeTemplate } from '../../../usecases/invoices/changeTemplate.ts';
import type { Receipt } from '../../../usecases/invoices/receipt.ts';

const amount = {
  type: 'string',
  kind: 'money',
  decimal: { fraction: 3, minimum: '0', maximum: '999999999999' },
} as const;

const body = {
  type: 'object',
  required: ['status'],
  additionalProperties: false,
  properties: {
    status: { type: 'string', enum: statusesAsked(invoiceActions) },
    exchange_currency: { type: 'string', pattern: '^[A-Z]{3}$', maxLength: 3 },
    exchange_rate: exchangeRate,
    fee: amount,
    payment_date: {
      type: 'string',
      kind: 'instant',
      pattern: paymentDatePattern,
      maxLength: 19,
      description: 'YYYY-MM-DD HH:mm:ss by the clock of the company, and not to come.',
    },
  },
  examples: [{ status: 'billed' }],
} as const;

const changing = {
  summary: 'Bill, receive, cancel or revert an invoice.',
  description:
    'From draft: billed (which gives the number) or cancelled. From billed: paid, cancelled, or draft while it was ' +
    'never sent, seen or paid. The other fields belong to `paid`, the receipt by hand; without them the invoice is ' +
    'paid now, in its own currency.',
};

const templateBody = {
  type: 'object',
  required: ['template'],
  additionalProperties: false,
  properties: { template: { type: 'string', minLength: 1, maxLength: 120 } },
} as const;

/** What can be changed of an invoice that is written: its status and its template. */
export default async function invoiceStatusRoutes(app: FastifyInstance): Promise<void> {
  app.put<ByUuid & { Body: { status: InvoiceStatus } & Receipt }>('/api/v2/invoice/status/:uuid', {
    config: { access: { resource: 'invoices', action: 'show' } },
    schema: { tags: invoiceTags, ...changing, params: uuidParams, body, response: { 200: invoiceWritten } },
    handler: (request, reply) => {
      const permissions = permissionsFor(invoiceActions, request.body.status);
      const may = (action: string) => mayDo(app.resources, request.actor.type, { resource: 'invoices', action });
      if (!permissions.some(may)) throw new ApiError('forbidden');
      return request.inTenant(async (db) => {
        const row = await changeStatus(db, scopeOf(request), request.params.uuid, request.body, requireMatch(request));
        return answerInvoice(request, reply, row, `invoices.status.${row.status}`);
      });
    },
  });

  app.put<ByUuid & { Body: { template: string } }>('/api/v2/invoice/update-template/:uuid', {
    config: { access: { resource: 'invoices', action: 'template' } },
    schema: {
      tags: invoiceTags,
      summary: 'Choose the template an invoice is drawn from.',
      params: uuidParams,
      body: templateBody,
      response: { 200: invoiceWritten },
    },
    handler: (request, reply) =>
      request.inTenant(async (db) => {
        const { template } = request.body;
        const row = await changeTemplate(db, scopeOf(request), request.params.uuid, template, requireMatch(request));
        return answerInvoice(request, reply, row, 'records.saved');
      }),
  });
}
