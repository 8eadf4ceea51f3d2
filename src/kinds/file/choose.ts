import { checkFile, megabytes } from '../../../domain/files/checkFile.ts';
import { uploadLimit } from '../../../domain/files/uploadLimit.ts';
import type { Issue } from '../../../domain/validation/issue.ts';
import type { Property } from '../../../domain/schema/property.ts';
import { isNew, nameOf, type FormFile } from './files.ts';

/** Accepted files, and the errors of others. */
interface Chosen {
  readonly files: readonly FormFile[];
  readonly problem?: Omit<Issue, 'path'> & { readonly name?: string };
}

/** Accepts selected files within the property's rules; a single file replaces the previous one. */
export function choose(property: Property, there: readonly FormFile[], chosen: readonly File[]): Chosen {
  const { file: rule, type, maxItems = 1 } = property;
  if (!rule) return { files: there };
  const before = type === 'array' ? there : [];
  const checked = chosen.map((file) => ({ file, complaint: checkFile(rule, file) }));
  const wrong = checked.find(({ complaint }) => complaint);
  const files = [...before, ...checked.filter(({ complaint }) => !complaint).map(({ file }) => file)];
  if (wrong?.complaint)
    return {
      files: files.length > 0 ? files.slice(0, maxItems) : there,
      problem: { ...wrong.complaint, name: nameOf(wrong.file) },
    };
  const weight = files.filter(isNew).reduce((sum, { size }) => sum + size, 0);
  if (weight > uploadLimit) {
    return { files: there, problem: { key: 'validation.filesTooLarge', args: { limit: megabytes(uploadLimit) } } };
  }
  if (files.length <= maxItems) return { files };
  return { files: files.slice(0, maxItems), problem: { key: 'validation.maxItems', args: { limit: maxItems } } };
}
