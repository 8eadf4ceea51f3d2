import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../errors.ts';
import { tooLarge } from './excess.ts';

/** Bytes that a piece of a body counts for, however small it is: each takes time and memory of its own. */
const leastPiece = 512;

/** Pieces beside those: a small body may come byte by byte. */
const sparePieces = 1_024;

/** The request that a body belongs to, for which its bytes count. */
export type Receiver = Pick<FastifyRequest, 'headers' | 'countBytes'>;

/**
 * Tells by `refuse`, maybe more than once, that a body is more than so many bytes, comes in too many pieces (chunks of
 * one byte would take hundreds of times the memory of what they carry), that its caller has too many in flight, or that it
 * ends too soon. Whoever watches reads it, too.
 */
export function watchIntake(
  receiver: Receiver,
  payload: Readable,
  most: number,
  refuse: (error: unknown) => void,
): void {
  let bytes = 0;
  let weight = 0;
  payload.on('data', (piece: Buffer) => {
    bytes += piece.length;
    weight += Math.max(piece.length, leastPiece);
    if (bytes > most || weight > most + sparePieces * leastPiece) return refuse(tooLarge());
    try {
      receiver.countBytes(piece.length);
    } catch (error) {
      refuse(error);
    }
  });
  payload.once('error', (cause) => refuse(new ApiError('invalid_body', { cause })));
  payload.once('close', () => payload.readableEnded || refuse(new ApiError('invalid_body')));
}

/** Refuses a body that is announced as more than so many bytes, before any of it is read. */
export function checkAnnounced(headers: IncomingHttpHeaders, most: number): void {
  if (Number(headers['content-length']) > most) throw tooLarge();
}

/** All bytes of a body, at most so many. Throws `too_large`, `busy`, and `invalid_body` where it ends too soon. */
export async function readBytes(receiver: Receiver, payload: Readable, most: number): Promise<Buffer> {
  checkAnnounced(receiver.headers, most);
  return new Promise((resolve, reject) => {
    let pieces: Buffer[] | undefined = [];
    payload.on('data', (piece: Buffer) => pieces?.push(piece));
    payload.once('end', () => pieces && resolve(Buffer.concat(pieces)));
    watchIntake(receiver, payload, most, (error) => {
      pieces = undefined;
      reject(error);
    });
  });
}
