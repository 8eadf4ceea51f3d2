import { chmod, chown, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFolder } from '../../../tests/support/folder.ts';
import { canReach, parsePasswd, type Account } from './account.ts';

let folder: Awaited<ReturnType<typeof openFolder>>;
const account: Account = { name: 'nobody', uid: 65534, gid: 65534 };

beforeAll(async () => {
  folder = await openFolder();
});

afterAll(() => folder.remove());

async function make(name: string, mode: number): Promise<string> {
  const path = join(folder.path, name);
  await mkdir(path, { recursive: true });
  await chmod(path, mode);
  return path;
}

test('a passwd file gives the accounts with their numbers', () => {
  const text =
    'root:x:0:0:root:/root:/bin/bash\n\n# a comment\npostgres:x:101:104:PostgreSQL,,,:/var/lib/postgresql:/bin/bash\n';
  expect(parsePasswd(text)).toEqual([
    { name: 'root', uid: 0, gid: 0 },
    { name: 'postgres', uid: 101, gid: 104 },
  ]);
});

test.each([
  ['open to all', 0o755, true],
  ['open to its owner', 0o700, false],
  ['open to enter, not to read', 0o711, false],
])('a folder %s', async (_name, mode, reached) => {
  expect(await canReach(account, await make(`mode-${mode}`, mode))).toBe(reached);
});

test('an open folder within a closed one is out of reach', async () => {
  const closed = await make('closed', 0o755);
  const inside = await make('closed/inside', 0o755);
  await chmod(closed, 0o700);
  expect(await canReach(account, inside)).toBe(false);
  await rm(closed, { recursive: true });
});

test('a folder that may be entered but not listed can be passed', async () => {
  await make('passage', 0o755);
  const inside = await make('passage/inside', 0o755);
  await chmod(join(folder.path, 'passage'), 0o711);
  expect(await canReach(account, inside)).toBe(true);
});

test.runIf(process.getuid?.() === 0)('the account’s own folder counts by what its owner may do', async () => {
  const own = await make('own', 0o700);
  await chown(own, account.uid, account.gid);
  const file = join(own, 'file');
  await writeFile(file, '', { mode: 0o500 });
  await chown(file, account.uid, account.gid);
  expect(await canReach(account, file)).toBe(true);
});
