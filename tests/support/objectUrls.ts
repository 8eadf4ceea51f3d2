import { vi } from 'vitest';

/** Plays the browser's addresses for files, `blob:1` and so on. Answers the files that were given one. */
export function objectUrls(): Blob[] {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${file instanceof Blob && files.push(file)}`);
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  return files;
}
