import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { Issue } from '../../domain/validation/issue.ts';
import { ApiError } from '../errors.ts';
import { tooLarge } from './excess.ts';
import { checkAnnounced, takeIn, type Receiver } from './intake.ts';

type Complaint = Omit<Issue, 'path'>;

/** How many parts of a name there may be, and the most bytes of one. */
interface PartLimit {
  readonly most: number;
  readonly bytes: number;
  readonly tooLarge: Complaint;
}

/** The most that a multipart body may have: bytes in all, and of its fields and files by their names. */
export interface FormLimits {
  readonly bytes: number;
  readonly fields: ReadonlyMap<string, PartLimit>;
  readonly files: ReadonlyMap<string, PartLimit>;
}

export interface Part {
  /** Its media type, as it declares it. */
  readonly type: string;
  /** The name of the file that it is, as it was sent; a field has none. */
  readonly filename: string | undefined;
  readonly bytes: Buffer;
}

/** Bytes of the headers of a part: a file's name is the longest thing in them. */
export const partHeaders = 4_096;

/**
 * The parts of a multipart body, by name. Throws at once, and reads no further, where one is unknown, comes too often, or
 * is too large, or all are too large together: `validation` and `too_large` at the part; `busy`; `invalid_body`
 * for what is no such body.
 */
export async function readForm(
  receiver: Receiver,
  payload: Readable,
  limits: FormLimits,
): Promise<ReadonlyMap<string, readonly Part[]>> {
  checkAnnounced(receiver.headers, limits.bytes);
  const parser = openParser(receiver.headers, limits);
  const parts = new Map<string, Part[]>();
  await new Promise<void>((resolve, reject) => {
    let isRead = false;
    let isRefused = false;
    const stop = (error: unknown): void => {
      isRefused = true;
      reject(error);
    };
    const unreadable = (cause?: unknown): void => stop(new ApiError('invalid_body', { cause }));

    parser.on('file', (name, file, filename, _encoding, type) => {
      // A part that is cut off is told by the parser too.
      file.on('error', unreadable);
      if (!name) return unreadable();
      // Browsers give a name to all that has a type of its own, fields too.
      const isFile = filename !== undefined && limits.files.has(name);
      const limit = (isFile ? limits.files : limits.fields).get(name);
      if (!limit) return stop(invalid(name, { key: 'validation.unknown' }));
      const part = { type, filename: isFile ? filename : undefined, bytes: Buffer.alloc(0) };
      const alike = (parts.get(name) ?? []).filter((other) => (other.filename !== undefined) === isFile);
      if (alike.length >= limit.most) return stop(tooMany(name, limit.most));
      const chunks: Buffer[] = [];
      let left = limit.bytes;
      parts.set(name, [...(parts.get(name) ?? []), part]);
      file.on('data', (chunk: Buffer) => {
        left -= chunk.length;
        if (left < 0) stop(tooLarge(name, limit.tooLarge));
        else chunks.push(chunk);
      });
      file.on('end', () => (part.bytes = Buffer.concat(chunks)));
    });
    parser.on('partsLimit', () => stop(tooLarge()));
    parser.on('error', unreadable);
    // It knows the end of the last part before the body has ended.
    parser.on('finish', () => {
      isRead = true;
      if (payload.readableEnded) resolve();
    });
    payload.once('end', () => (isRead ? resolve() : parser.end()));
    // Written whether it has room or not: it has at most what a form may have.
    const take = (piece: Buffer) => void (isRefused || parser.write(piece));
    takeIn(receiver, payload, limits.bytes, { take, refuse: stop });
  });
  return parts;
}

/** How many parts a body within these limits can have. */
export const partsOf = ({ fields, files }: Pick<FormLimits, 'fields' | 'files'>): number =>
  [...fields.values(), ...files.values()].reduce((sum, { most }) => sum + most, 0);

function openParser(headers: IncomingHttpHeaders, limits: FormLimits): BusboyInstance {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      // A file is a stream whose name is known before it is read; a field would be read first.
      isPartAFile: () => true,
      limits: { parts: partsOf(limits), headerSize: partHeaders, headerPairs: 10 },
    });
  } catch (cause) {
    throw new ApiError('invalid_body', { cause });
  }
}

const tooMany = (path: string, limit: number): ApiError =>
  invalid(path, { key: 'validation.maxItems', args: { limit } });

const invalid = (path: string, complaint: Complaint): ApiError =>
  new ApiError('validation', { errors: [{ path, ...complaint }] });
