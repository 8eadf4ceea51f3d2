import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../errors.ts';
import { databaseFiles } from '../files/store.ts';
import { attachment } from './attachment.ts';

/** A file that is stored, as it is told of. */
export interface StoredFile {
  readonly uuid: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

/** Bytes of a file that are read at a time: so many, and not the whole of it, wait for whoever reads slowly. */
const slice = 262_144;

/** Hands a file of the request's tenant out as a download under its name, slice by slice. Of a HEAD only its headers. */
export function sendStored(request: FastifyRequest, reply: FastifyReply, file: StoredFile): FastifyReply {
  return reply
    .type(file.type)
    .headers({ 'content-length': file.size, 'content-disposition': attachment(file.name) })
    .send(request.method === 'HEAD' ? Readable.from([]) : Readable.from(bytesOf(request, file)));
}

async function* bytesOf(request: FastifyRequest, { uuid, size }: StoredFile): AsyncGenerator<Uint8Array> {
  for (let from = 0; from < size; from += slice) {
    const bytes = await request.readInTenant((db) => databaseFiles.read(db, request.tenant.id, uuid, from, slice));
    // Whoever reads hears that it broke off, as it is shorter than announced.
    if (!bytes) throw new ApiError('not_found');
    yield bytes;
  }
}
