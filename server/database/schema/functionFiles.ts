import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename } from 'node:path';

/** One function of the database, and the triggers that call it. The file has its name. */
export interface FunctionFile {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
  /** As `drop trigger` takes them: `name on table`. */
  readonly triggers: readonly string[];
}

/** What a database has of a file: the checksum of the text, and the triggers made by it. */
export type AppliedFunction = Pick<FunctionFile, 'name' | 'checksum' | 'triggers'>;

const byFileName = (one: string, other: string): number => (basename(one) < basename(other) ? -1 : 1);

/** The function files of a folder and its subfolders, each behind those it calls. */
export async function readFunctions(folder: URL): Promise<FunctionFile[]> {
  const all = await readdir(folder, { recursive: true });
  const names = all.filter((name) => /(?:^|[\\/])\w+\.sql$/.test(name)).toSorted(byFileName);
  const files = await Promise.all(
    names.map(async (file) => {
      const text = await readFile(new URL(file, folder), 'utf8');
      const checksum = createHash('sha256').update(text).digest('hex');
      return { name: basename(file, '.sql'), text, checksum, triggers: triggersOf(text) };
    }),
  );
  return calledFirst(files, files);
}

/** Those of the files that a text calls, and those that they call, each behind its own. */
export function calledBy(text: string, files: readonly FunctionFile[]): FunctionFile[] {
  const words = new Set(Array.from(withoutComments(text).matchAll(/\b(\w+)\s*\(/g), ([, word]) => word));
  return calledFirst(
    files.filter(({ name }) => words.has(name)),
    files,
  );
}

function calledFirst(wanted: readonly FunctionFile[], files: readonly FunctionFile[]): FunctionFile[] {
  const ordered = new Set<FunctionFile>();
  const visited = new Set<FunctionFile>();
  const byName = new Map(files.map((file) => [file.name, file]));
  const visit = (file: FunctionFile): void => {
    if (visited.has(file)) return;
    visited.add(file);
    for (const [, word = ''] of withoutComments(file.text).matchAll(/\b(\w+)\s*\(/g)) {
      const called = byName.get(word);
      if (called) visit(called);
    }
    ordered.add(file);
  };
  wanted.forEach(visit);
  return [...ordered];
}

const withoutComments = (text: string): string => text.replaceAll(/--.*$/gm, '');

const triggersOf = (text: string): string[] =>
  Array.from(
    withoutComments(text).matchAll(/^create (?:constraint )?trigger (\w+)\s[^;]*?\son (\w+)/gm),
    ([, name, table]) => `${name} on ${table}`,
  );
