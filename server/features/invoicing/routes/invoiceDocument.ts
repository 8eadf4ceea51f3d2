import { knownNumber } from '../../../../domain/documents/knownNumber.ts';
import { numberedFile } from '../../../../domain/documents/numberedFile.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import invoices from '../../../../schemas/resources/invoicing/invoices.ts';
import { shareReads } from '../../../database/pool/shareReads.ts';
import { readInTenant, type Db } from '../../../database/transaction.ts';
import type { Drawn } from '../../../drawing/process/messages.ts';
import { documentLocales, type DocumentLocale } from '../../../drawing/request.ts';
import { ApiError } from '../../../base/errors.ts';
import { documentForm, sendDocument, type FormQuery } from '../../../engine/documents/http/documentForm.ts';
import { drawDocument } from '../../../engine/documents/http/drawDocument.ts';
import { scopeOf } from '../../../web/requests.ts';
import { visibleIn } from '../../../engine/http/visibleFields.ts';
import { visitorOf } from '../../../engine/documents/http/visitor.ts';
import { allowFraming } from '../../../web/security.ts';
import { keysOpen } from '../../../engine/resources/rows.ts';
import { copyOf, findDocument, findLinkedDocument } from '../../../engine/documents/drawing/findDocuments.ts';
import { engineOf } from '../../../engine/documents/engineOf.ts';
import { copies, type Copy, type FoundDocument } from '../../../engine/documents/foundDocument.ts';
import { followLink, type LinkedDocument } from '../../../engine/documents/public/publicLink.ts';
import { showAsItStands, showToVisitor } from '../../../engine/documents/public/visits.ts';

interface RenderQuery extends FormQuery {
  readonly uuid_invoice: string;
  readonly hash?: string;
  readonly locale?: DocumentLocale;
  readonly copy?: Copy;
}

const params = {
  type: 'object',
  required: ['template'],
  properties: {
    template: {
      type: 'string',
      pattern: '^[A-Za-z0-9-]{1,120}$',
      maxLength: 120,
      description: 'The link of a built-in template, or a uuid.',
    },
  },
} as const;

const querystring = {
  type: 'object',
  additionalProperties: false,
  required: ['uuid_invoice'],
  properties: {
    uuid_invoice: { type: 'string', format: 'uuid' },
    hash: { type: 'string', maxLength: 100, description: 'The public hash, instead of a bearer token.' },
    locale: { type: 'string', enum: documentLocales },
    schema: {
      type: 'string',
      maxLength: 63,
      description: 'Accepted for compatibility and ignored; the hash or token identifies the company.',
    },
    tenant: { type: 'string', maxLength: 63 },
    modal: { type: 'string', maxLength: 10, description: 'Render for a frame inside a page.' },
    format: { type: 'string', enum: ['html', 'pdf'] },
    copy: {
      type: 'string',
      enum: copies,
      description: 'As it stands (default), with what was paid and refunded, or as it was issued.',
    },
  },
} as const;

type RenderRequest = FastifyRequest<{ Params: { template: string }; Querystring: RenderQuery }>;

/** A requested document; for a HEAD nothing is drawn. */
interface Shown {
  readonly found: FoundDocument;
  readonly drawn: Drawn | undefined;
}

/** GET invoiceTemplate/{uuid or link}: an invoice as HTML or PDF, for its tenant or its public link. */
export default async function documentRoutes(app: FastifyInstance): Promise<void> {
  const engine = await engineOf(invoices);
  const findShared = shareReads<LinkedDocument & { readonly read: FoundDocument }>();
  app.spending.watch('documentsWaiting', app.documents.waiting);
  app.spending.watch('documentCacheBytes', app.documents.keptBytes);

  app.get<{ Params: { template: string }; Querystring: RenderQuery }>('/api/invoiceTemplate/:template', {
    config: { access: 'public' },
    // Pages are compressed where they are drawn.
    compress: false,
    schema: {
      tags: ['documents'],
      summary: 'Get an invoice as HTML or PDF, signed in or by its public hash.',
      params,
      querystring,
      produces: ['text/html', 'application/pdf'],
    },
    handler: async (request, reply) => {
      allowFraming(reply);
      const { query, headers } = request;
      const { found, drawn } = query.hash === undefined ? await byToken(request) : await byHash(request, query.hash);
      return sendDocument(reply, documentForm(query, headers), numberedFile('invoice', knownNumber(found)), drawn);
    },
  });

  /** For users who may read the tenant's invoices. */
  async function byToken(request: RenderRequest): Promise<Shown> {
    await request.identify();
    if (!request.may('invoices', 'show')) throw new ApiError('forbidden');
    const scope = scopeOf(request);
    const visible = visibleIn(request, invoices);
    const keys = [request.query.uuid_invoice];
    const [open] = await request.readInTenant((db) => keysOpen(db, visible, scope.tenant.id, keys));
    if (open === undefined) throw new ApiError('not_found');
    return showAsItStands(async () => {
      const found = await readInTenant(app.pool, scope.tenant.id, (db) => find(db, request, scope.tenant.id));
      return { found, drawn: await drawDocument(request, { engine, scope, pool: app.pool, found }) };
    });
  }

  /** For visitors with the invoice's hash, who do not wait for a connection behind the company's own calls. */
  async function byHash(request: RenderRequest, hash: string): Promise<Shown> {
    const { template } = request.params;
    const pool = app.pool.forVisitors;
    const findFirst = () => followLink(pool, hash, null, (db) => findLinkedDocument(db, engine, template));
    const { tenant, uuid, read } = await findShared(`${hash} ${template}`, findFirst);
    if (uuid !== request.query.uuid_invoice) throw new ApiError('not_found');
    let known: FoundDocument | undefined = read;
    const scope = { tenant, now: app.clock.now() };
    const visitor = await visitorOf(request, tenant.id);
    const link = visitor.isOwn ? undefined : uuid;
    return showToVisitor(pool, scope, engine, visitor, {
      find: async () => {
        const found = known
          ? copyOf(known, request.query.copy)
          : await readInTenant(pool, tenant.id, (db) => find(db, request, tenant.id));
        known = undefined;
        if (found.public_hash !== hash) throw new ApiError('not_found');
        return found;
      },
      show: async (found) => ({ found, drawn: await drawDocument(request, { engine, scope, pool, found, link }) }),
    });
  }

  function find(db: Db, { query, params: { template } }: RenderRequest, tenant: string): Promise<FoundDocument> {
    return findDocument(db, tenant, engine, { uuid: query.uuid_invoice, template, copy: query.copy });
  }
}
