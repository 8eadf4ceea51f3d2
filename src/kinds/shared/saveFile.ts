import { plainly } from '../../../domain/words/plainly.ts';

/** Downloads a file. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = plainly(name);
  link.click();
  // The browser reads it a moment later.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
