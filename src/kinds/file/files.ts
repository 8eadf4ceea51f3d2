import { isStored, type StoredFile } from '../../../domain/kinds/file.ts';

/** A form's file: stored, or just selected. */
export type FormFile = StoredFile | File;

/** Returns the files of a form's value, one or several. */
export function filesOf(value: unknown): readonly FormFile[] {
  const files: readonly unknown[] = Array.isArray(value) ? value : [value];
  return files.filter((file): file is FormFile => file instanceof File || isStored(file));
}

export const isNew = (file: FormFile): file is File => file instanceof File;

export const nameOf = (file: FormFile): string => file.name ?? '';
