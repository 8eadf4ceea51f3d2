import { vi } from 'vitest';

/** Mocks object URLs, `blob:1` and so on. Returns the files with one. */
export function objectUrls(): Blob[] {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${file instanceof Blob && files.push(file)}`);
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  return files;
}
