import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { filesOf, type FileProperty } from '../../../domain/schema/files.ts';
import { urlOf } from '../../../domain/schema/urlOf.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { ApiError } from '../../errors.ts';
import { databaseFiles } from '../../files/store.ts';
import { attachment } from '../../http/attachment.ts';
import { uuidParams } from '../../http/requests.ts';
import { readRecord } from '../../resources/read.ts';

/** A file as its record tells of it. */
interface StoredFile {
  readonly uuid: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

interface ByFile {
  Params: { uuid: string; file: string };
}

const params = {
  ...uuidParams,
  required: ['uuid', 'file'],
  properties: { ...uuidParams.properties, file: { type: 'string', format: 'uuid' } },
} as const;

/** Bytes of a file that are read at a time: so many, and not the whole of it, wait for whoever reads slowly. */
const slice = 262_144;

/** GET the files of records, by the properties that hold them. */
export default async function fileRoutes(app: FastifyInstance): Promise<void> {
  for (const resource of app.resources) {
    for (const file of filesOf(resource.schema)) if (!file.property.readOnly) fileRoute(app, resource, file);
  }
}

function fileRoute(app: FastifyInstance, resource: Resource, { name, rule }: FileProperty): void {
  app.get<ByFile>(`${urlOf(resource)}/:uuid/${name}/:file`, {
    config: { access: { resource: resource.name, action: 'show' } },
    schema: {
      tags: [resource.name],
      summary: `A file of one of the ${resource.name}: ${name}.`,
      params,
      produces: [...rule.types],
    },
    handler: async (request, reply) => {
      const { uuid, file: key } = request.params;
      const { record } = await request.readInTenant((db) => readRecord(db, resource, request.tenant.id, uuid));
      const file = filesIn(record[name]).find((each) => each.uuid === key.toLowerCase());
      if (!file) throw new ApiError('not_found');
      return reply
        .type(file.type)
        .headers({ 'content-length': file.size, 'content-disposition': attachment(file.name) })
        .send(request.method === 'HEAD' ? Readable.from([]) : Readable.from(bytesOf(request, file)));
    },
  });
}

function filesIn(value: unknown): readonly StoredFile[] {
  if (Array.isArray(value)) return value as StoredFile[];
  return value ? [value as StoredFile] : [];
}

async function* bytesOf(request: FastifyRequest, { uuid, size }: StoredFile): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < size; from += slice) {
    const bytes = await request.readInTenant((db) => databaseFiles.read(db, request.tenant.id, uuid, from, slice));
    // Whoever reads hears that it broke off, as it is shorter than announced.
    if (!bytes) throw new ApiError('not_found');
    yield bytes;
  }
}
