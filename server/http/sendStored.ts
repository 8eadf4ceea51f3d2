import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors.ts';
import { databaseFiles } from '../files/store.ts';
import { attachment } from './attachment.ts';

/** A stored file in an answer. */
export interface StoredFile {
  readonly uuid: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

/** Bytes of a file read at a time, so that slow readers do not hold whole files in memory. */
const slice = 262_144;

/** Sends a file of the tenant as a download, slice by slice; only headers for a HEAD. */
export function sendStored(request: FastifyRequest, reply: FastifyReply, file: StoredFile): FastifyReply {
  return reply
    .type(file.type)
    .headers({ 'content-length': file.size, 'content-disposition': attachment(file.name) })
    .send(request.method === 'HEAD' ? Readable.from([]) : Readable.from(bytesOf(request, file)));
}

async function* bytesOf(request: FastifyRequest, { uuid, size }: StoredFile): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < size; from += slice) {
    const bytes = await request.readInTenant((db) => databaseFiles.read(db, request.tenant.id, uuid, from, slice));
    // The client notices the truncation by the announced length.
    if (!bytes) throw new ApiError('not_found');
    yield bytes;
  }
}
