import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasBody, portion } from './intake.ts';

/** Bytes of the rest of a body that are thrown away, so that whoever writes all before they read gets an answer too. */
const mostDiscarded = 8 * 1024 ** 2;

/** What a piece of it counts for at least, as tiny ones cost more than what they carry. */
const leastPiece = 4_096;

/** Where a body is still on its way, makes the answer the last one of its connection: the rest is not waited for. */
export function stopReading(request: FastifyRequest, reply: FastifyReply): void {
  const { raw } = request;
  if (!hasBody(request) || raw.complete) return;
  void reply.header('connection', 'close');
  let left = mostDiscarded;
  let ofPortion = 0;
  const goOn = () => void raw.resume();
  raw.on('data', (piece: Buffer) => {
    const weight = Math.max(piece.length, leastPiece);
    left -= weight;
    ofPortion += weight;
    if (left < 0) return void raw.pause();
    if (ofPortion < portion) return;
    const read = ofPortion;
    ofPortion = 0;
    raw.pause();
    // Whoever waits too long is not read any more.
    request.server.awaitBytes(request, read, 'discard').then(goOn, () => undefined);
  });
  raw.resume();
}
