import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { canReach, type Account } from './account.ts';
import { copyBinaries, type Binaries } from './binaries.ts';
import { privateFolder, publicFolder } from './folders.ts';

/** Where one cluster keeps what. */
export interface Place {
  binaries: Binaries;
  /** The data directory of PostgreSQL. */
  data: string;
  /** The folder of its Unix socket. */
  sockets: string;
  log: string;
  account: Account | undefined;
}

/** Where root keeps what its unprivileged account could not reach at home. */
const elsewhere = '/var/lib/ultramar';

/** The longest path of a Unix socket, on the strictest system (macOS), less its file name and end. */
const longestSocketFolder = 103 - '/.s.PGSQL.5432'.length;

/**
 * Decides where the cluster of the data folder `home` lives, and makes the folders. What the account cannot reach
 * (a clone under /root, or in a folder made by mktemp) is kept elsewhere, and `say` hears of it.
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

/** The cluster's folder elsewhere is named in the data folder, so that a new data folder gets a new database. */
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
