import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors.ts';
import { tooLarge } from './excess.ts';

/** Bytes that a piece of a body counts for, however small it is: each takes time and memory of its own. */
const leastPiece = 512;

/** Pieces beside those: a small body may come byte by byte. */
const sparePieces = 1_024;

/** Bytes of a body that are read at a time, and the rest of a piece, before it is the turn of others. */
export const portion = 65_536;

/** The request that a body belongs to, for which its bytes count. */
export type Receiver = Pick<FastifyRequest, 'headers' | 'countBytes' | 'awaitBytes'>;

/**
 * Reads a body in portions, by turns with others, piece by piece. Tells by `refuse`, maybe more than once, that it is
 * more than so many bytes, comes in too many pieces (chunks of one byte would take hundreds of times the memory of what
 * they carry), that its caller has too many in flight or waits too long, or that it ends too soon: then it is given up.
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

/** Refuses a body that is announced as more than so many bytes, before any of it is read. */
export function checkAnnounced(headers: IncomingHttpHeaders, most: number): void {
  if (Number(headers['content-length']) > most) throw tooLarge();
}

/** All bytes of a body, at most so many. Throws `too_large`, `busy`, and `invalid_body` where it ends too soon. */
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

/** Whether a request carries a body. */
export const hasBody = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0';
