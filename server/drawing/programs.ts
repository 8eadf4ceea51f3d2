import { readdirSync, readFileSync } from 'node:fs';

/** Returns every Typst program, by file name. */
export function readPrograms(): Map<string, string> {
  const folder = new URL('./typst/', import.meta.url);
  const files = readdirSync(folder).filter((file) => file.endsWith('.typ'));
  return new Map(files.map((file) => [file, readFileSync(new URL(file, folder), 'utf8')]));
}
