import type { FastifyReply, FastifyRequest } from 'fastify';
import { urlOf } from '../../domain/schema/urlOf.ts';
import invoices from '../../schemas/resources/invoices.ts';
import { etagOf } from '../plugins/versions.ts';
import { writtenSchema } from '../resources/answers.ts';
import { scopeOf } from './requests.ts';
import { toRecord, type InvoiceRecord } from '../usecases/invoices/record.ts';
import type { InvoiceRow } from '../usecases/invoices/rows.ts';

/** The address of invoices. */
export const invoicesUrl = urlOf(invoices);

/** Where the contract lists their routes. */
export const invoiceTags = ['invoices'];

/** The schema of an answer to a write, with the words to tell the user. */
export const invoiceWritten = writtenSchema(invoices);

/** The invoice as a record with its ETag and, after a write, the words to tell the user. */
export function answerInvoice(
  request: FastifyRequest,
  reply: FastifyReply,
  row: InvoiceRow,
  detail?: string,
): InvoiceRecord {
  void reply.header('etag', etagOf(row.version));
  const record = toRecord(row, scopeOf(request));
  return detail === undefined ? record : { ...record, detail: request.t(detail) };
}
