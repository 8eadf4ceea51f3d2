import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/** Sends bytes as they are, without a copy. Of a HEAD there are none, and nobody knows how many there would have been. */
export function sendBytes(reply: FastifyReply, bytes: Uint8Array | undefined): FastifyReply {
  return reply.send(bytes ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) : Readable.from([]));
}
