import { logoUnsupported, type logoTypes } from '../domain/documents/logo.ts';
import { ApiError } from './errors.ts';

/** A picture of a company that has been looked into: it is what its type says. */
export interface Logo {
  readonly type: (typeof logoTypes)[number];
  readonly bytes: Uint8Array;
}

const signatures = [
  { type: 'image/png', starts: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { type: 'image/jpeg', starts: Buffer.from([0xff, 0xd8, 0xff]) },
] as const;

/** A picture by its content: what it is called, and what it says it is, can lie. Throws `unsupported_media` at `path`. */
export function logoOf(bytes: Buffer, path: string): Logo {
  const found = signatures.find(({ starts }) => bytes.subarray(0, starts.length).equals(starts));
  if (found) return { type: found.type, bytes };
  throw new ApiError('unsupported_media', { errors: [{ path, ...logoUnsupported }] });
}
