import { readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A system user that PostgreSQL can run as. */
export interface Account {
  name: string;
  uid: number;
  gid: number;
}

/** Unprivileged accounts in order of preference. */
const unprivileged = ['postgres', 'nobody'];

/**
 * Returns the account of PostgreSQL: the current one for ordinary users, an unprivileged one for root, which PostgreSQL
 * refuses. Throws if root has none.
 */
export async function serverAccount(): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = parsePasswd(await readFile('/etc/passwd', 'utf8'));
  const found = unprivileged.map((name) => accounts.find((account) => account.name === name)).find(Boolean);
  if (!found)
    throw new Error('PostgreSQL does not run as root, and there is no account "postgres" or "nobody" to run as.');
  return found;
}

/** Parses the accounts of `/etc/passwd`. */
export function parsePasswd(text: string): Account[] {
  return text.split('\n').flatMap((line) => {
    const [name, , uid, gid] = line.split(':');
    return name && uid && gid ? [{ name, uid: Number(uid), gid: Number(gid) }] : [];
  });
}

/** Returns whether an account may read and enter (or run) `path` and pass every parent. */
export async function canReach(account: Account, path: string): Promise<boolean> {
  if (!(await permits(account, path, 0o5))) return false;
  for (let folder = dirname(path); folder !== dirname(folder); folder = dirname(folder)) {
    if (!(await permits(account, folder, 0o1))) return false;
  }
  return true;
}

async function permits(account: Account, path: string, bits: number): Promise<boolean> {
  const { mode, uid, gid } = await stat(path);
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
  return ((mode >> shift) & bits) === bits;
}
