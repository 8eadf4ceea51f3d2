import type { FastifyReply, FastifyRequest } from 'fastify';
import { urlOf } from '../../domain/schema/urlOf.ts';
import invoices from '../../schemas/resources/invoices.ts';
import { etagOf } from '../plugins/versions.ts';
import { recordSchema, writtenSchema } from '../resources/answers.ts';
import { toRecord } from '../usecases/invoices/record.ts';
import type { InvoiceRow } from '../usecases/invoices/rows.ts';
import type { InvoiceScope } from '../usecases/invoices/scope.ts';

/** What the routes of invoices share: their address, their answers and whose clock counts. */
export const invoicesUrl = urlOf(invoices);

export const invoiceTags = ['invoices'];

export const uuidParams = {
  type: 'object',
  required: ['uuid'],
  properties: { uuid: { type: 'string', format: 'uuid' } },
} as const;

export interface ByUuid {
  Params: { uuid: string };
}

/** An answer's invoice: only `uuid`, `status` and what every invoice has is certain. */
export const invoiceAnswer = { ...recordSchema(invoices), required: ['uuid', 'status', 'currency', 'total'] };
export const invoiceWritten = {
  ...writtenSchema(invoices),
  required: ['uuid', 'status', 'currency', 'total', 'detail'],
};

/** The tenant and the instant a request's use case works with. */
export function scopeOf(request: FastifyRequest): InvoiceScope {
  return { tenant: request.tenant, now: request.server.clock.now() };
}

/** The invoice as a record with its ETag and, after a write, the words to tell the user. */
export function answerInvoice(request: FastifyRequest, reply: FastifyReply, row: InvoiceRow, detail?: string): object {
  void reply.header('etag', etagOf(row.version));
  const record = toRecord(row, scopeOf(request));
  return detail === undefined ? record : { ...record, detail: request.t(detail) };
}
