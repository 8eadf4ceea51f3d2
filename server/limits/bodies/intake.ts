import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../base/errors.ts';
import { tooLarge } from './excess.ts';

/** The minimum size that a piece counts for, because each has a fixed cost. */
const leastPiece = 512;

/** Additional pieces, so that a small body may come byte by byte. */
const sparePieces = 1_024;

/** Bytes of a body read before other bodies have a turn. */
export const portion = 65_536;

/** The request that a body's bytes count for. */
export type Receiver = Pick<FastifyRequest, 'headers' | 'countBytes' | 'awaitBytes'>;

/**
 * Reads a body in portions, by turns with others. Calls `refuse`, possibly more than once, for a body that is too
 * large, has too many pieces (chunks of one byte need hundreds of times their memory), exceeds its caller's limit,
 * waits too long, or ends early; the body is then abandoned.
 */
export function takeIn(
  receiver: Receiver,
  payload: Readable,
  most: number,
  { take, refuse }: { take: (piece: Buffer) => void; refuse: (error: unknown) => void },
): void {
  let bytes = 0;
  let weight = 0;
  let ofPortion = 0;
  let isGivenUp = false;

  function giveUp(error: unknown): void {
    isGivenUp = true;
    refuse(error);
  }

  function rest(): void {
    const read = ofPortion;
    ofPortion = 0;
    payload.pause();
    const goOn = () => isGivenUp || payload.resume();
    receiver.awaitBytes(read).then(goOn, giveUp);
  }

  payload.on('data', (piece: Buffer) => {
    if (isGivenUp) return;
    bytes += piece.length;
    weight += Math.max(piece.length, leastPiece);
    if (bytes > most || weight > most + sparePieces * leastPiece) return giveUp(tooLarge());
    try {
      receiver.countBytes(piece.length);
    } catch (error) {
      return giveUp(error);
    }
    take(piece);
    ofPortion += piece.length;
    if (ofPortion >= portion) rest();
  });
  payload.once('error', (cause) => giveUp(new ApiError('invalid_body', { cause })));
  payload.once('close', () => payload.readableEnded || giveUp(new ApiError('invalid_body')));
}

/** Refuses a body by its declared size before reading it. */
export function checkAnnounced(headers: IncomingHttpHeaders, most: number): void {
  if (Number(headers['content-length']) > most) throw tooLarge();
}

/** Reads all bytes of a body. Throws `too_large`, `busy`, and `invalid_body` if it ends early. */
export async function readBytes(receiver: Receiver, payload: Readable, most: number): Promise<Buffer> {
  checkAnnounced(receiver.headers, most);
  return new Promise((resolve, reject) => {
    let pieces: Buffer[] = [];
    const refuse = (error: unknown) => {
      pieces = [];
      reject(error);
    };
    takeIn(receiver, payload, most, { take: (piece) => void pieces.push(piece), refuse });
    payload.once('end', () => resolve(Buffer.concat(pieces)));
  });
}

/** Returns whether a request has a body. */
export const hasBody = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
