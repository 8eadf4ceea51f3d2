import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { canReach, type Account } from './account.ts';
import { copyBinaries, type Binaries } from './binaries.ts';
import { privateFolder, publicFolder } from './folders.ts';

/** The locations of a cluster. */
export interface Place {
  binaries: Binaries;
  /** PostgreSQL's data directory. */
  data: string;
  /** The folder of its Unix socket. */
  sockets: string;
  log: string;
  account: Account | undefined;
}

/** Where root's data is if the unprivileged account cannot reach its folder. */
const elsewhere = '/var/lib/ultramar';

/** The maximum length of a Unix socket's folder, on the strictest system (macOS). */
const longestSocketFolder = 103 - '/.s.PGSQL.5432'.length;

/**
 * Determines the location of the cluster of the data folder `home`, and creates folders. If the account cannot reach it
 * (a clone under /root, or a mktemp folder), the data is elsewhere, and `say` reports it.
 */
export async function findPlace(
  home: string,
  installed: Binaries,
  account: Account | undefined,
  say: (line: string) => void,
): Promise<Place> {
  await mkdir(home, { recursive: true });
  const reaches = async (path: string) => !account || (await canReach(account, path));
  const runs = await reaches(join(installed.folder, 'bin/postgres'));
  const binaries = runs ? installed : await copyBinaries(installed, elsewhere);
  const enters = await reaches(home);
  const root = enters ? home : await rootElsewhere(home);
  if (!enters)
    say(`The database is kept in ${root}, for PostgreSQL runs as "${account?.name}" and cannot enter ${home}`);
  const sockets = await socketFolder(root, account);
  return { binaries, data: join(root, 'postgres'), sockets, log: join(home, 'postgres.log'), account };
}

/** The data folder names the cluster's location, so that a new data folder gets a new database. */
async function rootElsewhere(home: string): Promise<string> {
  if (existsSync(join(home, 'postgres'))) {
    throw new Error(
      `The account of PostgreSQL can no longer enter ${home}, where the database is: open the folders above it (chmod o+x).`,
    );
  }
  const name = join(home, 'postgres.elsewhere');
  if (!existsSync(name)) await writeFile(name, join(elsewhere, randomBytes(6).toString('hex')));
  const root = await readFile(name, 'utf8');
  await publicFolder(elsewhere);
  await publicFolder(root);
  return root;
}

async function socketFolder(root: string, account: Account | undefined): Promise<string> {
  const short = `ultramar-${createHash('sha256').update(root).digest('hex').slice(0, 12)}`;
  const candidates = [join(root, 'run'), join(tmpdir(), short), join('/tmp', short)];
  for (const folder of candidates) {
    const fits = Buffer.byteLength(folder) <= longestSocketFolder;
    if (!fits || (account && !(await canReach(account, dirname(folder))))) continue;
    await privateFolder(folder, account);
    return folder;
  }
  throw new Error(`There is no folder for the socket of PostgreSQL: ${root} is too long a path.`);
}
