import type { FileRule, FileType } from '../../schemas/file.ts';
import type { Issue } from '../validation/issue.ts';

export type Complaint = Omit<Issue, 'path'>;

/** What each type is called, and how the names of its files end, its own ending first. */
export const formats: Readonly<Record<FileType, { readonly name: string; readonly endings: readonly string[] }>> = {
  'application/pdf': { name: 'PDF', endings: ['pdf'] },
  'image/png': { name: 'PNG', endings: ['png'] },
  'image/jpeg': { name: 'JPEG', endings: ['jpg', 'jpeg'] },
  'text/csv': { name: 'CSV (UTF-8)', endings: ['csv'] },
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': { name: 'Excel (XLSX)', endings: ['xlsx'] },
};

const megabyte = 1024 ** 2;

/** Bytes as decimal text of megabytes, never more than they are: `3`, `3.9`. */
export const megabytes = (bytes: number): string => String(Math.floor((bytes / megabyte) * 10) / 10);

/** The names of the types that a rule allows: `JPEG, PNG`. */
export const formatsOf = ({ types }: Pick<FileRule, 'types'>): string =>
  types
    .map((type) => formats[type].name)
    .toSorted()
    .join(', ');

/** What is said of a file that is too heavy. */
export const tooHeavy = ({ bytes }: Pick<FileRule, 'bytes'>): Complaint => ({
  key: 'validation.fileTooLarge',
  args: { limit: megabytes(bytes) },
});

/** What is said of a file whose content is none of the types. */
export const unsupported = (rule: Pick<FileRule, 'types'>): Complaint => ({
  key: 'validation.unsupportedFileFormat',
  args: { formats: formatsOf(rule) },
});

/** What is wrong with a file by its size in bytes and by the type it declares; only the server looks into it. */
export function checkFile(
  rule: FileRule,
  { size, type }: { readonly size: number; readonly type: string },
): Complaint | undefined {
  if (!rule.types.some((known) => known === type)) return unsupported(rule);
  return size > rule.bytes ? tooHeavy(rule) : undefined;
}

/** What is wrong with a picture by its pixels. */
export function checkPixels(
  { width: widest = Infinity, height: highest = Infinity }: FileRule,
  { width, height }: { readonly width: number; readonly height: number },
): Complaint | undefined {
  if (width <= widest && height <= highest) return undefined;
  return { key: 'validation.pictureTooLarge', args: { width: widest, height: highest } };
}
