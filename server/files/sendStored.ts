import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../database/transaction.ts';
import { ApiError } from '../base/errors.ts';
import { databaseFiles } from './store.ts';
import type { StoredFile } from './storedFile.ts';
import { attachment } from './attachment.ts';

/** Bytes of a file read at a time, so that slow readers do not hold whole files in memory. */
const slice = 262_144;

/** Runs reads in the tenant of a file. */
export interface FileReader {
  readonly tenant: string;
  readonly read: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
}

const readerOf = (request: FastifyRequest): FileReader => ({
  tenant: request.tenant.id,
  read: (work) => request.readInTenant(work),
});

/**
 * Sends a file as a download, slice by slice; only headers for a HEAD. It belongs to the tenant of the request, or to
 * that of `reader`.
 */
export function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StoredFile,
  reader = readerOf(request),
): FastifyReply {
  return reply
    .type(file.type)
    .headers({ 'content-length': file.size, 'content-disposition': attachment(file.name) })
    .send(request.method === 'HEAD' ? Readable.from([]) : Readable.from(bytesOf(reader, file)));
}

async function* bytesOf({ tenant, read }: FileReader, { uuid, size }: StoredFile): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < size; from += slice) {
    const bytes = await read((db) => databaseFiles.read(db, tenant, uuid, from, slice));
    // The client notices the truncation by the announced length.
    if (!bytes) throw new ApiError('not_found');
    yield bytes;
  }
}
