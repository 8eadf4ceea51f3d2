import type { FastifyInstance } from 'fastify';
import { filesOf, type FileProperty } from '../../../domain/schema/files.ts';
import { urlOf } from '../../../domain/schema/urlOf.ts';
import type { Resource } from '../../../schemas/resource.ts';
import type { Db } from '../../database/transaction.ts';
import { ApiError } from '../../base/errors.ts';
import { fileParams, type ByFile } from '../../web/requests.ts';
import { visibleIn } from '../http/visibleFields.ts';
import type { StoredFile } from '../../files/storedFile.ts';
import { sendStored } from '../../files/sendStored.ts';
import { readAttachment, type Holder } from '../attachments/attachments.ts';
import { readRecord } from '../resources/read.ts';

/** GET the files of records, by property. */
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
      summary: `Download a file of one of the ${resource.name} (${name}).`,
      params: fileParams,
      produces: [...rule.types],
    },
    handler: async (request, reply) => {
      const { uuid, file: key } = request.params;
      const holder = { resource: visibleIn(request, resource), tenant: request.tenant.id, uuid };
      const file = await request.readInTenant((db) =>
        isBeside(resource) ? readAttachment(db, holder, key) : readFile(db, holder, name, key),
      );
      return sendStored(request, reply, file);
    },
  });
}

/** Whether files of records are stored as attachments, because the resource reads its own records. */
const isBeside = ({ attachments, document, slots = [] }: Resource): boolean =>
  attachments !== undefined && (document !== undefined || slots.includes('records'));

/** Reads a file of a record's property. Throws `not_found`. */
async function readFile(db: Db, { resource, tenant, uuid }: Holder, name: string, key: string): Promise<StoredFile> {
  const { record } = await readRecord(db, resource, tenant, uuid);
  const file = filesIn(record[name]).find((each) => each.uuid === key.toLowerCase());
  if (!file) throw new ApiError('not_found');
  return file;
}

function filesIn(value: unknown): readonly StoredFile[] {
  if (Array.isArray(value)) return value as StoredFile[];
  return value ? [value as StoredFile] : [];
}
