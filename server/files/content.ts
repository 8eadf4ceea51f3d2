import { isUtf8 } from 'node:buffer';
import type { Complaint } from '../../domain/files/checkFile.ts';
import type { FileRule, FileType } from '../../schemas/file.ts';
import { isTextOfAnyEncoding } from './texts/wideText.ts';

/** Bytes whose type was verified. */
export interface FileContent {
  readonly type: FileType;
  readonly bytes: Uint8Array;
}

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' satisfies FileType;

const signatures: readonly { readonly type: FileType; readonly starts: Buffer }[] = [
  { type: 'image/png', starts: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { type: 'image/jpeg', starts: Buffer.from([0xff, 0xd8, 0xff]) },
  // The start of every ZIP archive; only unpacking shows whether it is a workbook.
  { type: workbookType, starts: Buffer.from([0x50, 0x4b, 0x03, 0x04]) },
];

/** Readers of PDF look for its header and its end within so many bytes: programs write marks, spaces or mail before it. */
const pdfSearch = 1024;

function isPdf(bytes: Buffer): boolean {
  const header = bytes.subarray(0, pdfSearch + 5).indexOf('%PDF-');
  // Another file may mention the header, but does not end as a PDF.
  return header === 0 || (header > 0 && bytes.subarray(-pdfSearch).includes('%%EOF'));
}

/**
 * Detects the type of bytes by their start, else whether they are text, in UTF-8 or in any encoding; names and declared
 * types can lie.
 */
export const typeOf = (bytes: Buffer, { anyEncoding }: Pick<FileRule, 'anyEncoding'> = {}): FileType | undefined =>
  signatures.find(({ starts }) => bytes.subarray(0, starts.length).equals(starts))?.type ??
  (isPdf(bytes) ? 'application/pdf' : undefined) ??
  ((isUtf8(bytes) && !bytes.includes(0)) || (anyEncoding && isTextOfAnyEncoding(bytes)) ? 'text/csv' : undefined);

const oldContainer = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);

/** Returns why a workbook in the container of older versions of Excel, which encryption uses to this day, is not read. */
export function oldWorkbook(bytes: Buffer): Complaint | undefined {
  if (!bytes.subarray(0, oldContainer.length).equals(oldContainer)) return undefined;
  const has = (part: string): boolean => bytes.includes(part, 'utf16le');
  if (has('EncryptedPackage')) return { key: 'validation.import.protected' };
  return has('Workbook') || has('Book') ? { key: 'validation.import.oldWorkbook' } : undefined;
}
