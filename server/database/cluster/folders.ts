import { chmod, chown, lstat, mkdir } from 'node:fs/promises';
import type { Account } from './account.ts';

/** Creates a folder that every account may enter, whatever the umask. */
export async function publicFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
}

/** Creates a folder that only its owner may enter. Refuses one that another user created. */
export async function privateFolder(folder: string, account: Account | undefined): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const { uid } = await lstat(folder);
  const self = process.getuid?.();
  if (account && uid === self) await chown(folder, account.uid, account.gid);
  else if (uid !== (account?.uid ?? self))
    throw new Error(`${folder} belongs to another user. Remove it, or set another DATA_DIR.`);
}
