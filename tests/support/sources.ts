import { globSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const code = '**/*.{ts,tsx,mjs}';
const imports = /(?<!')\b(?:from|import)(?:\s+|\s*\(\s*)'([^']+)'/g;

/** A source file and its imports: own files by path, packages by name. */
export interface Source {
  path: string;
  text: string;
  imports: readonly string[];
}

/** Returns the code below a folder, with tests unless excluded. */
export function sourcesOf(folder: string, options: { tests: boolean } = { tests: true }): Source[] {
  return globSync(posix.join(folder, code), { cwd: root })
    .filter((path) => options.tests || !/\.(test|testing)\.tsx?$/.test(path))
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8');
      const names = [...text.matchAll(imports)].map(([, name = '']) => name);
      return { path, text, imports: names.map((name) => (name.startsWith('.') ? join(dirname(path), name) : name)) };
    });
}
