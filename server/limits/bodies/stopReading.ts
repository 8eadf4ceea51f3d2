import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasBody, portion } from './intake.ts';

/** Bytes of a refused body to discard, so that clients that write everything first receive the answer. */
const mostDiscarded = 8 * 1024 ** 2;

/** The minimum size that a piece counts for, because small ones have a fixed cost. */
const leastPiece = 4_096;

/** If a body is still arriving, closes the connection after the answer instead of waiting for the rest. */
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
    // A client that waits too long is not read any further.
    request.server.awaitBytes(request, read, 'discard').then(goOn, () => undefined);
  });
  raw.resume();
}
