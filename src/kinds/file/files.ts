import { isStored, type StoredFile } from '../../../domain/kinds/file.ts';

/** Of a form: one that is stored, or one that was just chosen. */
export type FormFile = StoredFile | File;

/** The files of a form's value, of which there may be one or several. */
export function filesOf(value: unknown): readonly FormFile[] {
  const files: readonly unknown[] = Array.isArray(value) ? value : [value];
  return files.filter((file): file is FormFile => file instanceof File || isStored(file));
}

export const isNew = (file: FormFile): file is File => file instanceof File;

export const nameOf = (file: FormFile): string => file.name ?? '';
