import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openFolder } from './folder.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Folders that a clone lacks; packages are linked. */
const leftOut = new Set(['node_modules', '.git', '.data', '.cache', 'dist', 'coverage']);

/** A copy of the repository with additional and changed files and a built console. Adding an existing file fails. */
export async function openScratchTree(
  added: Readonly<Record<string, string>>,
  changed: Readonly<Record<string, (text: string) => string>> = {},
): Promise<{ path: string; remove: () => Promise<void> }> {
  const folder = await openFolder();
  const path = join(folder.path, 'tree');
  const isKept = (file: string) => !leftOut.has(relative(root, file).split(sep)[0] ?? '');
  try {
    cpSync(root, path, { recursive: true, filter: isKept });
    symlinkSync(join(root, 'node_modules'), join(path, 'node_modules'));
    for (const [name, text] of Object.entries(added)) {
      mkdirSync(dirname(join(path, name)), { recursive: true });
      writeFileSync(join(path, name), text, { flag: 'wx' });
    }
    for (const [name, change] of Object.entries(changed)) {
      const file = join(path, name);
      writeFileSync(file, change(readFileSync(file, 'utf8')));
    }
    build(path);
  } catch (error) {
    await folder.remove();
    throw error;
  }
  return { path, remove: folder.remove };
}

function build(tree: string): void {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const { status, stderr } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: tree,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The console of the copy could not be built:\n${stderr}`);
}
