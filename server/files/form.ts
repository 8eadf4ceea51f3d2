import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import type { Issue } from '../../domain/validation/issue.ts';
import { ApiError } from '../base/errors.ts';
import { tooLarge } from '../limits/bodies/excess.ts';
import { checkAnnounced, takeIn, type Receiver } from '../limits/bodies/intake.ts';

type Complaint = Omit<Issue, 'path'>;

/** The maximum number of parts of a name, and their size. */
interface PartLimit {
  readonly most: number;
  readonly bytes: number;
  readonly tooLarge: Complaint;
}

/** The limits of a multipart body: total bytes, fields and files by name. */
export interface FormLimits {
  readonly bytes: number;
  readonly fields: ReadonlyMap<string, PartLimit>;
  readonly files: ReadonlyMap<string, PartLimit>;
}

export interface Part {
  /** Its declared media type. */
  readonly type: string;
  /** The file name as sent; absent for a field. */
  readonly filename: string | undefined;
  readonly bytes: Buffer;
}

/** The maximum bytes of a part's headers, mostly the file name. */
export const partHeaders = 4_096;

/**
 * Parses a multipart body into parts by name. Throws immediately for an unknown, repeated or oversized part, or an
 * oversized total: `validation` and `too_large` at the part; `busy`; `invalid_body` for invalid input.
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
      // The parser reports a truncated part too.
      file.on('error', unreadable);
      if (!name) return unreadable();
      // Browsers also send file names for fields with their own type.
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
    // The parser sees the end of the last part before the body ends.
    parser.on('finish', () => {
      isRead = true;
      if (payload.readableEnded) resolve();
    });
    payload.once('end', () => (isRead ? resolve() : parser.end()));
    // Written without backpressure, because a form is limited in size.
    const take = (piece: Buffer) => void (isRefused || parser.write(piece));
    takeIn(receiver, payload, limits.bytes, { take, refuse: stop });
  });
  return parts;
}

/** Returns the maximum number of parts within these limits. */
export const partsOf = ({ fields, files }: Pick<FormLimits, 'fields' | 'files'>): number =>
  [...fields.values(), ...files.values()].reduce((sum, { most }) => sum + most, 0);

function openParser(headers: IncomingHttpHeaders, limits: FormLimits): BusboyInstance {
  try {
    return new Busboy({
      headers: { ...headers, 'content-type': headers['content-type'] ?? '' },
      // A file is a stream, so its name is known before its content.
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
