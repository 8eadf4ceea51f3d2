import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, lstat, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Account } from './account.ts';
import { privateFolder } from './folders.ts';
import type { Place } from './place.ts';
import type { Use } from './settings.ts';

/** The superuser of an embedded cluster, reachable only through its socket. */
export const owner = 'ultramar';

/** Creates the data directory, and refuses an incompatible one. */
export async function initialise(place: Place, options: { use: Use }): Promise<void> {
  if (!existsSync(place.data)) await create(place, options);
  else await check(place);
}

async function create({ binaries, data, account }: Place, options: { use: Use }): Promise<void> {
  // Created aside and renamed, so that a partial one is never used.
  const unfinished = `${data}.new`;
  await rm(unfinished, { recursive: true, force: true });
  await privateFolder(unfinished, account);
  const choices = [
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--encoding=UTF8',
    '--auth=trust',
  ];
  await promisify(execFile)(
    join(binaries.folder, 'bin/initdb'),
    ['-D', unfinished, '-U', owner, ...choices, ...(options.use === 'serving' ? [] : ['--no-sync'])],
    { cwd: '/', env: { TZ: 'UTC' }, ...(account && { uid: account.uid, gid: account.gid }) },
  );
  await rename(unfinished, data);
}

async function check({ binaries, data, account }: Place): Promise<void> {
  const { uid } = await lstat(data);
  if (account && uid !== account.uid) await giveTo(account, data);
  else if (!account && uid !== process.getuid?.()) {
    throw new Error(`The database in ${data} belongs to another user. Start as that user, or set another DATA_DIR.`);
  }
  const major = (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim();
  if (major !== binaries.version.split('.')[0]) {
    throw new Error(
      `The database in ${data} was made by PostgreSQL ${major}; this is ${binaries.version}. See docs/operations.md.`,
    );
  }
}

/** For root with a cluster that an ordinary user created. */
async function giveTo(account: Account, data: string): Promise<void> {
  const entries = await readdir(data, { recursive: true });
  for (const entry of ['', ...entries]) await chown(join(data, entry), account.uid, account.gid);
}
