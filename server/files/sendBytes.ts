import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Sends bytes without a copy; nothing for a HEAD, whose size is unknown. */
export function sendBytes(reply: FastifyReply, bytes: Uint8Array | undefined): FastifyReply {
  return reply.send(bytes ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) : Readable.from([]));
}
