import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { byteOrderMark, csvLines, listSeparators } from '../../../../domain/csv.ts';
import { urlOf } from '../../../../domain/schema/urlOf.ts';
import type { Resource } from '../../../../schemas/resource.ts';
import { documentLocales, type DocumentLocale } from '../../../drawing/request.ts';
import { ApiError } from '../../../base/errors.ts';
import { joinPdfs, pdfType } from '../../../files/pdf/joinPdfs.ts';
import { zipOf, zipType, type Archived } from '../../../files/zip.ts';
import { attachment } from '../../../files/attachment.ts';
import { chosenIn, manyQuerySchema, type ManyQuery } from '../../http/selectedRecords.ts';
import { goneSignal } from '../../../limits/abortSignal.ts';
import { outcomeOf, outcomeSchema } from '../../http/outcomes.ts';
import { scopeOf } from '../../../web/requests.ts';
import { visibleIn } from '../../http/visibleFields.ts';
import { pluralOf } from '../../../base/i18n.ts';
import { failureOf } from '../../../base/failures/failures.ts';
import { withFirstPage } from '../../export/exportPages.ts';
import type { Refused } from '../../commands/judge.ts';
import { finderOf, type FindFile } from '../../resources/finder.ts';
import { keysOpen } from '../../resources/rows.ts';
import { drawEach, selectDocuments, type Selection } from '../drawing/drawMany.ts';
import type { Engine } from '../engine.ts';
import { engineOf } from '../engineOf.ts';

interface ArchiveBody {
  readonly uuids?: readonly string[];
  readonly locale?: DocumentLocale;
  readonly format?: 'zip' | 'pdf';
}

type ArchiveRequest = FastifyRequest<{ Querystring: ManyQuery; Body: ArchiveBody }>;

/** The file in an archive or PDF that names the documents it lacks. */
const listOfErrors = 'errors.csv';

/**
 * POST {path}/documents: many documents as a ZIP archive of PDFs or as one PDF, streamed while they are drawn, of each
 * resource whose view `pdf` is `bulk`; and POST {path}/documents/preview, which names those that cannot be drawn.
 */
export default async function documentArchiveRoutes(app: FastifyInstance): Promise<void> {
  for (const resource of app.resources.filter(({ document, actions }) => document && actions?.views['pdf']?.bulk)) {
    // oxlint-disable-next-line no-await-in-loop -- once, when the server starts
    routesOf(app, resource, await engineOf(resource), await finderOf(resource));
  }
}

function routesOf(app: FastifyInstance, resource: Resource, engine: Engine, finder: FindFile): void {
  const { archiveDocuments: most } = app.budgets;
  const path = `${urlOf(resource)}/documents`;
  const { preview: _, ...properties } = manyQuerySchema(resource, finder).properties;
  const requestSchema = {
    tags: [resource.name],
    querystring: { ...manyQuerySchema(resource, finder), properties },
    body: bodySchema(most),
  };
  const config = { access: { resource: resource.name, action: 'show' } } as const;

  app.post<{ Querystring: ManyQuery; Body: ArchiveBody }>(path, {
    config,
    // PDFs are compressed already.
    compress: false,
    schema: {
      ...requestSchema,
      summary: `Get several of the ${resource.name} as PDFs in a ZIP archive or as one PDF, each in the language of its client.`,
      description: `Records by \`uuids\`, or with \`all\` those that match the list parameters. Documents that fail are listed in \`${listOfErrors}\`, a file of the archive or an attachment of the PDF; if all fail, the answer is the first error.`,
      produces: [zipType, pdfType],
    },
    handler: async (request, reply) => {
      await app.transfers.take('archive', request, reply);
      const selection = await select(request);
      // Drawings wait for turns of their own.
      request.endTurn?.();
      const files = await withFirstPage(archived(request, selection));
      const name = pluralOf(request.language, resource.name);
      const { format = 'zip' } = request.body;
      const parts = format === 'pdf' ? joinPdfs(files, name) : zipOf(files, app.clock.now());
      return reply
        .type(format === 'pdf' ? pdfType : zipType)
        .header('content-disposition', attachment(`${name}.${format}`))
        .send(Readable.from(parts));
    },
  });

  app.post<{ Querystring: ManyQuery; Body: ArchiveBody }>(`${path}/preview`, {
    config,
    schema: {
      ...requestSchema,
      summary: `Preview: which of the ${resource.name} have a document.`,
      response: { 200: outcomeSchema(resource, 'done') },
    },
    handler: async (request) => {
      const { found, refused } = await select(request);
      return outcomeOf(request, resource, 'done', { done: found.map(({ uuid }) => uuid), refused });
    },
  });

  function select(request: ArchiveRequest): Promise<Selection> {
    const visible = visibleIn(request, resource);
    const { id: tenant } = request.tenant;
    const keysIn = chosenIn(request, resource, finder, { at: 'uuids', given: request.body.uuids, most });
    return request.readInTenant(async (db) => {
      const keys = await keysIn(db);
      const open = await keysOpen(db, visible, tenant, keys);
      const { found, refused } = await selectDocuments(db, tenant, engine, open);
      const closed = keys.filter((key) => !open.includes(key));
      return { found, refused: [...refused, ...closed.map((key) => ({ key, error: new ApiError('not_found') }))] };
    });
  }

  /** Yields the drawn documents, and last the list of the others. Throws the first error if there is no document. */
  async function* archived(request: ArchiveRequest, selection: Selection): AsyncGenerator<Archived> {
    const refused = [...selection.refused];
    const by = { pool: app.pool, documents: app.documents, signal: goneSignal(request), log: request.log };
    const { language, body } = request;
    let drawn = 0;
    for await (const file of drawEach(by, scopeOf(request), {
      engine,
      selection,
      locale: body.locale,
      language,
      mostBytes: app.budgets.archiveBytes,
      onRefused: (each) => refused.push(logged(request, each)),
    })) {
      drawn += 1;
      yield file;
    }
    const [first] = refused;
    if (drawn === 0) throw first?.error ?? new ApiError('not_found');
    if (first) yield { name: listOfErrors, bytes: errorLines(request, refused) };
  }
}

const bodySchema = (most: number) => ({
  type: 'object',
  additionalProperties: false,
  properties: {
    uuids: { type: 'array', minItems: 1, maxItems: most, items: { type: 'string', format: 'uuid' } },
    locale: { type: 'string', enum: documentLocales, description: 'Default: the language of each client.' },
    format: {
      type: 'string',
      enum: ['zip', 'pdf'],
      description: 'An archive of PDFs (default), or one PDF with all of them, each with a bookmark.',
    },
  },
});

function errorLines(request: FastifyRequest, refused: readonly Refused[]): Uint8Array {
  const rows = refused.map(({ key, error }) => {
    const { code, detail } = failureOf(error, request);
    return [key, code, detail];
  });
  return Buffer.from(byteOrderMark + csvLines([['uuid', 'code', 'detail'], ...rows], listSeparators[request.language]));
}

function logged({ log }: FastifyRequest, refused: Refused): Refused {
  const { error } = refused;
  if (error.statusCode >= 500) log.error({ err: error.cause ?? error, document: refused.key }, 'document not archived');
  return refused;
}
