import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openFolder } from './folder.ts';
import { digestOf } from './migratedHome.ts';

const root = join(import.meta.dirname, '../..');

test('a stored cluster is used only with the migrations, functions and programs that created it', async () => {
  const folder = await openFolder();
  onTestFinished(folder.remove);
  for (const part of [
    'server/database',
    'server/start/database/places.ts',
    'tests/support/migratedHome.ts',
    'package-lock.json',
  ])
    cpSync(join(root, part), join(folder.path, part), { recursive: true });
  const digests = [await digestOf(folder.path)];
  expect(digests).toEqual([await digestOf(root)]);
  const changed = [
    'server/database/migrations/9999_more.sql',
    'server/database/functions/tables/moment.sql',
    'server/database/schema/migrate.ts',
    'package-lock.json',
  ];
  for (const path of changed) {
    writeFileSync(join(folder.path, path), 'select 1');
    digests.push(await digestOf(folder.path));
  }
  expect(new Set(digests).size).toBe(5);
});
