import type { FastifyInstance } from 'fastify';
import { correction, type Correction } from '../../../../schemas/parts/invoicing/correction.ts';
import creditNotes from '../../../../schemas/resources/invoicing/credit-notes.ts';
import debitNotes from '../../../../schemas/resources/invoicing/debit-notes.ts';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import { ApiError, requireNone } from '../../../base/errors.ts';
import type { Db } from '../../../database/transaction.ts';
import { answerRecord } from '../../../engine/http/answerRecord.ts';
import { savedText } from '../../../engine/http/savedText.ts';
import { recordSchema, writtenSchema } from '../../../engine/resources/answers.ts';
import { requirePermission, type Scope } from '../../../identity/scope.ts';
import { scopeOf, uuidParams, type ByUuid } from '../../../web/requests.ts';
import { create as createCreditNote } from '../credit-notes/create.ts';
import { create as createDebitNote } from '../debit-notes/create.ts';
import { lockInvoices, readInvoice } from '../invoices/reading/read.ts';
import { toRecord } from '../invoices/reading/record.ts';
import type { InvoiceRow } from '../invoices/reading/rows.ts';
import { isIssued } from '../notes/engine.ts';
import { reissue } from '../notes/reissue.ts';

const written = writtenSchema(creditNotes) as { readonly properties: object };

const answer = {
  ...written,
  title: 'Correction',
  properties: { ...written.properties, invoice: recordSchema(invoices) },
} as const;

/** POST invoice/invoices-single/{uuid}/correct: the draft of a note, and with `credit_and_reissue` of a new invoice. */
export default async function correctRoutes(app: FastifyInstance): Promise<void> {
  app.post<ByUuid & { Body: Correction }>('/api/v2/invoice/invoices-single/:uuid/correct', {
    config: { access: { resource: creditNotes.name, action: 'create' } },
    schema: {
      tags: [invoices.name],
      summary: 'Correct an issued invoice: answers the draft of a note.',
      description:
        '`credit` takes back all that is left, or parts of lines; `debit` charges more on lines; `credit_and_reissue` takes all ' +
        'back and answers as `invoice` the draft that is the invoice as it was, with its rates. Needs the permission to create ' +
        'what it answers, and to show invoices.',
      params: uuidParams,
      body: correction,
      response: { 201: answer },
    },
    handler: (request, reply) =>
      request.once(reply, async (db) => {
        const scope = scopeOf(request);
        const { as } = request.body;
        const resource = as === 'debit' ? debitNotes : creditNotes;
        const drafted = as === 'credit_and_reissue' ? [`${invoices.name}:create`] : [];
        for (const permission of [`${invoices.name}:show`, `${resource.name}:create`, ...drafted]) {
          requirePermission(scope, permission);
        }
        const [invoice] = await lockInvoices(db, scope.tenant.id, [request.params.uuid]);
        if (!invoice) throw new ApiError('not_found');
        requireCorrectable(invoice, request.body);
        const note = await createNote(db, scope, invoice, request.body);
        const record = answerRecord(reply.code(201), note, savedText(request, resource, note));
        if (as !== 'credit_and_reissue') return record;
        const uuid = await reissue(db, scope, invoice);
        return { ...record, invoice: toRecord(await readInvoice(db, scope.tenant.id, uuid), scope) };
      }),
  });
}

/**
 * An issued invoice is corrected, but a deposit is not credited while an invoice deducts it; one with notes, or of a deposit, is
 * not issued again; a debit note names its lines.
 */
function requireCorrectable(invoice: InvoiceRow, { as, lines }: Correction): void {
  if (!isIssued(invoice)) throw refused('not_issued');
  if (as !== 'debit' && invoice.is_deducted) throw refused('is_deducted');
  if (as === 'credit_and_reissue' && invoice.deposit_percent) throw refused('is_deposit');
  const isNoted = Number(invoice.credited) > 0 || Number(invoice.debited) > 0;
  if (as === 'credit_and_reissue' && isNoted) throw refused('has_notes');
  requireNone([
    ...(as === 'debit' && !lines ? [{ path: 'lines', key: 'validation.required' }] : []),
    ...(as === 'credit_and_reissue' && lines ? [{ path: 'lines', key: 'validation.note.whole_invoice' }] : []),
  ]);
}

const refused = (code: 'not_issued' | 'has_notes' | 'is_deducted' | 'is_deposit'): ApiError =>
  new ApiError('status_not_allowed', { reason: { code, words: `validation.note.${code}` } });

/** Creates the draft of the note. */
async function createNote(db: Db, scope: Scope, invoice: InvoiceRow, { as, reason, reason_code, lines }: Correction) {
  const [resource, create] = as === 'debit' ? [debitNotes, createDebitNote] : [creditNotes, createCreditNote];
  const parts = lines?.map(({ uuid, ...part }) => ({ corrects_line: uuid, ...part }));
  const input = {
    service_provider_uuid: invoice.service_provider_uuid,
    service_buyer_uuid: invoice.service_buyer_uuid,
    currency: invoice.currency,
    send_email: false,
    show_tax_invoice: invoice.show_tax_invoice,
    show_exporter_net: invoice.show_exporter_net,
    corrects_uuid: invoice.uuid,
    reason,
    reason_code,
    ...(parts ? { lines: parts } : as !== 'debit' && { is_full: true }),
  };
  return create(db, { resource, scope, input, enclosed: {} });
}
