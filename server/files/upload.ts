import { createHash } from 'node:crypto';
import { checkFile, pictureComplaints, unsupported, type Complaint } from '../../domain/files/checkFile.ts';
import { fileName } from '../../domain/files/fileName.ts';
import type { FileRule, FileType } from '../../schemas/file.ts';
import type { FileProperty } from '../../domain/schema/files.ts';
import { ApiError, type PlainCode } from '../base/errors.ts';
import type { Part } from './form.ts';
import { oldWorkbook, typeOf, workbookType, type FileContent } from './content.ts';
import { isPictureType, pictureOf } from './pictures/picture.ts';
import type { readPicture } from './pictures/readPicture.ts';

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

/** Converts a picture; `pictures/readPicture.ts` within the limits of the caller. */
export type ReadPicture = (
  content: { readonly type: FileType; readonly bytes: Buffer },
  rule: FileRule,
) => ReturnType<typeof readPicture>;

/**
 * Checks an uploaded part for a property, `index` others before it, and converts it if the property holds pictures.
 * Throws at the property: `unsupported_media` for another type, `validation` for a picture that cannot be shown.
 */
export async function readUpload(
  { bytes: sent, filename = '' }: Part,
  { name: path, rule }: FileProperty,
  index: number,
  read: ReadPicture,
): Promise<Upload> {
  const refuse = (code: PlainCode, complaint: Complaint) => new ApiError(code, { errors: [{ path, ...complaint }] });
  const type = typeOf(sent, rule);
  const complaint = type ? checkFile(rule, { size: sent.length, type }) : unreadable(rule, sent);
  if (!type || complaint) throw refuse('unsupported_media', complaint ?? unsupported(rule));
  const content = holdsPictures(rule)
    ? await read({ type, bytes: sent }, rule)
    : { bytes: sent, ...pixelsOf(type, sent) };
  if ('refused' in content) throw refuse('validation', pictureComplaints[content.refused]);
  const sha256 = createHash('sha256').update(content.bytes).digest();
  const name = fileName(filename, type);
  return { key: keyOf([path, index, name, sha256.toString('hex')]), name, type, sha256, ...content };
}

const unreadable = (rule: FileRule, sent: Buffer): Complaint =>
  (rule.types.includes(workbookType) ? oldWorkbook(sent) : undefined) ?? unsupported(rule);

const holdsPictures = ({ types }: FileRule): boolean => types.every(isPictureType);

const pixelsOf = (type: FileType, bytes: Buffer) => {
  const { width, height } = pictureOf(type, bytes) ?? {};
  return width !== undefined && height !== undefined ? { width, height } : {};
};

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
