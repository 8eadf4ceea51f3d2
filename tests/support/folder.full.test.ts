import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { copyFolder, openFolder } from './folder.ts';

it.each(['an existing', 'a missing'])('copies what is in a folder to %s one', async (kind) => {
  const folder = await openFolder();
  onTestFinished(folder.remove);
  const [from, to] = [join(folder.path, 'from'), join(folder.path, 'to')];
  await mkdir(join(from, 'base'), { recursive: true, mode: 0o700 });
  await writeFile(join(from, 'base', 'file'), 'kept');
  if (kind === 'an existing') await mkdir(to);
  await copyFolder(from, to);
  expect(await readdir(to, { recursive: true })).toEqual(['base', join('base', 'file')]);
  expect((await stat(join(to, 'base'))).mode & 0o777).toBe(0o700);
});
