import type { FileRule, FileType } from '../../schemas/file.ts';
import type { Issue } from '../validation/issue.ts';

export type Complaint = Omit<Issue, 'path'>;

/** The name of each type and its file extensions, the preferred one first. */
export const formats: Readonly<Record<FileType, { readonly name: string; readonly endings: readonly string[] }>> = {
  'application/pdf': { name: 'PDF', endings: ['pdf'] },
  'image/png': { name: 'PNG', endings: ['png'] },
  'image/jpeg': { name: 'JPEG', endings: ['jpg', 'jpeg'] },
  'text/csv': { name: 'CSV (UTF-8)', endings: ['csv'] },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { name: 'Excel (XLSX)', endings: ['xlsx'] },
};

const megabyte = 1024 ** 2;

/** Formats bytes as megabytes, rounded down: `3`, `3.9`. */
export const megabytes = (bytes: number): string => String(Math.floor((bytes / megabyte) * 10) / 10);

/** Returns the names of the allowed types: `JPEG, PNG`. */
export const formatsOf = ({ types, anyEncoding }: Pick<FileRule, 'types' | 'anyEncoding'>): string =>
  types
    .map((type) => (anyEncoding && type === 'text/csv' ? 'CSV' : formats[type].name))
    .toSorted()
    .join(', ');

/** Returns the error for a file that is too large. */
export const tooHeavy = ({ bytes }: Pick<FileRule, 'bytes'>): Complaint => ({
  key: 'validation.fileTooLarge',
  args: { limit: megabytes(bytes) },
});

/** Returns the error for a file of another type. */
export const unsupported = (rule: Pick<FileRule, 'types' | 'anyEncoding'>): Complaint => ({
  key: 'validation.unsupportedFileFormat',
  args: { formats: formatsOf(rule) },
});

/** Checks a file by size and declared type; only the server reads its content. */
export function checkFile(
  rule: FileRule,
  { size, type }: { readonly size: number; readonly type: string },
): Complaint | undefined {
  if (!rule.types.some((known) => known === type)) return unsupported(rule);
  return size > rule.bytes ? tooHeavy(rule) : undefined;
}

/** The errors for a picture that cannot be shown. */
export const pictureComplaints = {
  damaged: { key: 'validation.pictureDamaged' },
  tooLarge: { key: 'validation.pictureTooLarge' },
} as const satisfies Record<string, Complaint>;
