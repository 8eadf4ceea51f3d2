import { createHash } from 'node:crypto';
import { checkFile, checkPixels, unsupported, type Complaint } from '../../domain/files/checkFile.ts';
import { fileName } from '../../domain/files/fileName.ts';
import type { FileProperty } from '../../domain/schema/files.ts';
import { ApiError, type PlainCode } from '../base/errors.ts';
import type { Part } from './form.ts';
import { typeOf, type FileContent } from './content.ts';
import { pictureOf } from './picture.ts';

/** An uploaded file with verified content. */
export interface Upload extends FileContent {
  /** Its temporary key in the body, replaced after storing. Equal files have equal keys. */
  readonly key: string;
  readonly name: string;
  readonly sha256: Buffer;
  /** The pixels of a picture. */
  readonly width?: number;
  readonly height?: number;
}

/**
 * Checks an uploaded part for a property, `index` others before it. Throws at the property: `unsupported_media` for
 * another type, `validation` for too many pixels.
 */
export function readUpload({ bytes, filename = '' }: Part, { name: path, rule }: FileProperty, index: number): Upload {
  const refuse = (code: PlainCode, complaint: Complaint) => new ApiError(code, { errors: [{ path, ...complaint }] });
  const type = typeOf(bytes, rule);
  const complaint = type ? checkFile(rule, { size: bytes.length, type }) : unsupported(rule);
  if (!type || complaint) throw refuse('unsupported_media', complaint ?? unsupported(rule));
  const picture = pictureOf(type, bytes);
  if (!picture && rule.width !== undefined) throw refuse('unsupported_media', unsupported(rule));
  const tooMany = picture && checkPixels(rule, picture);
  if (tooMany) throw refuse('validation', tooMany);
  const sha256 = createHash('sha256').update(bytes).digest();
  const name = fileName(filename, type);
  const pixels = picture && { width: picture.width, height: picture.height };
  return { key: keyOf([path, index, name, sha256.toString('hex')]), name, type, bytes, sha256, ...pixels };
}

/** A UUID of version 8 (RFC 9562 §5.8) from a digest. */
function keyOf(of: readonly unknown[]): string {
  const digest = createHash('sha256').update(JSON.stringify(of)).digest('hex');
  return [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `8${digest.slice(17, 20)}`,
    digest.slice(20, 32),
  ].join('-');
}
