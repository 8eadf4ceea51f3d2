import type { FastifyInstance, FastifyRequest } from 'fastify';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import transactions from '../../../../schemas/resources/payments/transactions.ts';
import type { Lender } from '../../../database/pool/pool.ts';
import { readInTenant, type Db } from '../../../database/transaction.ts';
import type { Drawn } from '../../../drawing/process/messages.ts';
import { ApiError } from '../../../base/errors.ts';
import { findLinkedDocument, findDocument } from '../../../engine/documents/drawing/findDocuments.ts';
import { engineOf } from '../../../engine/documents/engineOf.ts';
import type { FoundDocument } from '../../../engine/documents/foundDocument.ts';
import { documentForm, sendDocument } from '../../../engine/documents/http/documentForm.ts';
import { drawnQuery, type DrawnQuery } from '../../../engine/documents/http/drawDocument.ts';
import { publicHashSchema } from '../../../engine/documents/http/hashParameters.ts';
import { visitorOf } from '../../../engine/documents/http/visitor.ts';
import { followLink, linked } from '../../../engine/documents/public/publicLink.ts';
import { showToVisitor } from '../../../engine/documents/public/visits.ts';
import { recordsOf } from '../../../engine/resources/records.ts';
import { visibleIn } from '../../../engine/http/visibleFields.ts';
import type { Scope } from '../../../identity/scope.ts';
import { goneSignal } from '../../../limits/abortSignal.ts';
import { scopeOf, uuidParams, type ByUuid } from '../../../web/requests.ts';
import { allowFraming } from '../../../web/security.ts';
import { drawRead, receiptName } from '../receipts/drawReceipt.ts';
import { readReceipt, type ReadReceipt } from '../receipts/readReceipt.ts';

type ReceiptRequest = FastifyRequest<{ Querystring: DrawnQuery }>;

const described = {
  querystring: drawnQuery,
  produces: ['text/html', 'application/pdf'],
};
const description =
  'Of a payment of several invoices it lists them all, as they stood after the payment. It never has the exchange rate and ' +
  'the fee of the company. That of a reversed payment says that it is no longer valid.';

const publicParams = {
  type: 'object',
  required: ['hash', 'payment'],
  properties: { hash: publicHashSchema, payment: { type: 'string', format: 'uuid' } },
} as const;

const selectLinkedPayment = `
  select uuid from transactions where tenant_id = ${linked.tenant} and invoice_uuid = ${linked.uuid} and uuid = $1`;

/** GET transactions/{uuid}/receipt and, for the payer of an invoice, public/invoices/individual/{hash}/receipts/{payment}. */
export default async function receiptRoutes(app: FastifyInstance): Promise<void> {
  const engine = await engineOf(invoices);

  app.get<ByUuid & { Querystring: DrawnQuery }>('/api/v2/transactions/:uuid/receipt', {
    config: { access: { resource: transactions.name, action: 'list' } },
    // Pages come compressed from where they are drawn.
    compress: false,
    schema: {
      tags: [transactions.name],
      summary: 'Get the receipt of a payment as HTML or PDF.',
      description: `${description} A transaction that received no money has none (409 \`status_not_allowed\`).`,
      params: uuidParams,
      ...described,
    },
    handler: async (request, reply) => {
      allowFraming(reply);
      const { uuid } = request.params;
      const scope = scopeOf(request);
      const { read: open } = await recordsOf(visibleIn(request, transactions));
      const read = await request.readInTenant(async (db) => {
        await open(db, scope, uuid);
        return readReceipt(db, scope.tenant.id, uuid);
      });
      const drawn = await draw(request, app.pool, scope, read);
      return sendDocument(reply, formOf(request), receiptName(read), drawn);
    },
  });

  app.get<{ Params: { hash: string; payment: string }; Querystring: DrawnQuery }>(
    '/api/v2/public/invoices/individual/:hash/receipts/:payment',
    {
      config: { access: 'public' },
      compress: false,
      schema: {
        tags: ['public'],
        summary: 'Get the receipt of a payment of an invoice as HTML or PDF, by the public link of the invoice.',
        description,
        params: publicParams,
        ...described,
      },
      handler: async (request, reply) => {
        allowFraming(reply);
        const { hash, payment } = request.params;
        const pool = app.pool.forVisitors;
        const { tenant, uuid, read: first } = await followLink(pool, hash, 'individual', (db) => findPaid(db, payment));
        const scope = { tenant, now: app.clock.now() };
        const visitor = await visitorOf(request, tenant.id);
        const link = visitor.isOwn ? undefined : uuid;
        let known: FoundDocument | undefined = first;
        const { receipt, drawn } = await showToVisitor(pool, scope, engine, visitor, {
          find: async () => {
            const found =
              known ?? (await readInTenant(pool, tenant.id, (db) => findDocument(db, tenant.id, engine, { uuid })));
            known = undefined;
            if (found.public_hash !== hash) throw new ApiError('not_found');
            return found;
          },
          show: async () => {
            const own = await readInTenant(pool, tenant.id, (db) => readReceipt(db, tenant.id, payment));
            return { receipt: own, drawn: await draw(request, pool, scope, own, link) };
          },
        });
        return sendDocument(reply, formOf(request), receiptName(receipt), drawn);
      },
    },
  );

  /** Finds the invoice of a link that a payment was booked on. Throws `not_found`, also for a payment of another one. */
  async function findPaid(db: Db, payment: string): Promise<FoundDocument> {
    const [found, [paid]] = await Promise.all([
      findLinkedDocument(db, engine),
      db.query<{ uuid: string }>(selectLinkedPayment, [payment]),
    ]);
    if (!paid) throw new ApiError('not_found');
    return found;
  }

  /** Draws nothing for a HEAD. */
  async function draw(
    request: ReceiptRequest,
    pool: Lender,
    scope: Scope,
    read: ReadReceipt,
    link?: string,
  ): Promise<Drawn | undefined> {
    if (request.method === 'HEAD') return undefined;
    // A request that waits for a drawing does not hold a turn.
    request.endTurn?.();
    const { locale: language = request.language } = request.query;
    const by = { pool, documents: app.documents, signal: goneSignal(request), log: request.log };
    return drawRead(by, scope, read, { language, form: formOf(request), link });
  }
}

/** A receipt has no drawings for pages of others. */
function formOf({ query, headers }: ReceiptRequest) {
  const form = documentForm(query, headers);
  if (form.kind === 'svg') throw new ApiError('invalid_request');
  return form;
}
