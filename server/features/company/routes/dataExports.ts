import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import dataExports from '../../../../schemas/resources/company/data-exports.ts';
import { ApiError } from '../../../base/errors.ts';
import type { Db } from '../../../database/transaction.ts';
import { attachment } from '../../../files/attachment.ts';
import { rangeIn, type Bytes } from '../../../files/range.ts';
import { zipType } from '../../../files/zip.ts';
import { uuidParams, type ByUuid } from '../../../web/requests.ts';
import { piecesOf } from '../dataExport/pieces.ts';
import { requireAll } from '../dataExport/rights.ts';

interface Stored {
  readonly uuid: string;
  readonly status: string;
  readonly is_there: boolean;
  readonly day: string;
  readonly size: number;
  readonly digest: string;
}

const select = `
  select uuid, status, status = 'done' and expires_at > moment() as is_there, to_char(read_at, 'YYYY-MM-DD') as day,
    size::float8 as size, digest
  from data_exports where tenant_id = $1 and uuid = $2`;

const mark = `
  update data_exports set downloaded_by = current_actor(), downloaded_at = moment() where tenant_id = $1 and uuid = $2`;

const selectPart = `
  select substring(bytes from $4::int + 1 for $5::int) as bytes from data_export_pieces
  where tenant_id = $1 and export_uuid = $2 and number = $3`;

/** GET data-exports/{uuid}/archive: downloads an export of all data, or a range of its bytes. */
export default async function dataExportRoutes(app: FastifyInstance): Promise<void> {
  const { name } = dataExports;
  app.get<ByUuid>(`/api/v2/${name}/:uuid/archive`, {
    config: { access: { resource: name, action: 'download' } },
    compress: false,
    schema: {
      tags: [name],
      summary: 'Download the archive of an export, or a range of its bytes.',
      description:
        'A ZIP archive. Its `ETag` is its SHA-256. A download that breaks off continues with a `Range`; with `If-Range`, only of the same archive.',
      params: uuidParams,
      produces: [zipType],
    },
    handler: async (request, reply) => {
      requireAll(request);
      const stored = await request.readInTenant((db) => find(db, request));
      const { size, digest } = stored;
      const tag = `"${digest}"`;
      const condition = request.headers['if-range'];
      const range = condition === undefined || condition === tag ? rangeIn(request.headers.range, size) : undefined;
      void reply.headers({ 'accept-ranges': 'bytes', etag: tag });
      if (range === 'beyond') {
        void reply.header('content-range', `bytes */${size}`);
        throw new ApiError('range_unfit');
      }
      await app.transfers.take('archive', request, reply);
      request.endTurn?.();
      const isReading = request.method !== 'HEAD';
      const { from, to } = range ?? { from: 0, to: size - 1 };
      // Each download begins with the first byte; what continues it is the same one.
      if (isReading && from === 0) await request.inTenant((db) => db.query(mark, [request.tenant.id, stored.uuid]));
      return reply
        .code(range ? 206 : 200)
        .type(zipType)
        .headers({
          'content-length': to - from + 1,
          'content-disposition': attachment(`${request.tenant.name} ${stored.day}.zip`),
          ...(range && { 'content-range': `bytes ${from}-${to}/${size}` }),
        })
        .send(Readable.from(isReading ? bytesOf(request, stored, { from, to }) : []));
    },
  });
}

async function find(db: Db, { tenant, params }: FastifyRequest<ByUuid>): Promise<Stored> {
  const [stored] = await db.query<Stored>(select, [tenant.id, params.uuid]);
  if (!stored) throw new ApiError('not_found');
  if (stored.is_there) return stored;
  const code = stored.status === 'done' ? 'expired' : stored.status;
  throw new ApiError('status_not_allowed', { reason: { code, words: `dataExports.notThere.${code}` } });
}

async function* bytesOf(
  request: FastifyRequest<ByUuid>,
  { uuid }: Stored,
  { from, to }: Bytes,
): AsyncGenerator<Uint8Array> {
  for (const { number, start, length } of piecesOf(from, to)) {
    const values = [request.tenant.id, uuid, number, start, length];
    // oxlint-disable-next-line no-await-in-loop -- one piece after the other, so that slow readers hold one
    const [row] = await request.readInTenant((db) => db.query<{ bytes: Uint8Array }>(selectPart, values));
    // The client notices the truncation by the announced length.
    if (row?.bytes.byteLength !== length) throw new ApiError('not_found');
    yield row.bytes;
  }
}
