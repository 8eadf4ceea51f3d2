// Stores a database of this version and its answers in tests/upgrade/<version>, from which later versions upgrade:
// `node scripts/storeRelease.mjs`, once before a release.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import program from '../package.json' with { type: 'json' };
import { onProjectNode } from './lib/node.mjs';

/** What happened long ago, and the log of each permission: a tenth of the text without them. */
const shorten = `
  delete from audit_log where at < '2026-11-01';
  delete from platform_audit_log where table_name in ('permissions', 'role_permissions')`;

/** JSON with one call a line. */
const linesOf = (answers) =>
  `{\n${Object.entries(answers)
    .map(([caller, given]) => {
      const lines = Object.entries(given).map(([url, body]) => `${JSON.stringify(url)}: ${JSON.stringify(body)}`);
      return `"${caller}": {\n${lines.join(',\n')}\n}`;
    })
    .join(',\n')}\n}\n`;

await onProjectNode(async () => {
  const { default: pg } = await import('pg');
  const { sealingBy } = await import('../server/base/sealing.ts');
  const { keyFor } = await import('../server/base/secretKey.ts');
  const { startCluster } = await import('../server/database/cluster/cluster.ts');
  const { openOwnerPool } = await import('../server/database/pool/pool.ts');
  const { atInstant } = await import('../server/database/pool/session.ts');
  const { migrate } = await import('../server/database/schema/migrate.ts');
  const { sealLinksBy } = await import('../server/mail/links.ts');
  const { seedPermissions } = await import('../server/start/database/permissions.ts');
  const { loadDemo } = await import('../server/start/demo/load.ts');
  const { answersTo, openStored, storedAt, storedKey } = await import('../tests/upgrade/asking.ts');
  const { callsOf } = await import('../tests/upgrade/calls.ts');
  const { addFurtherRecords, rareRows } = await import('../tests/upgrade/furtherRecords.ts');
  const { storedDatabase } = await import('../tests/upgrade/storedDatabase.ts');

  const home = await mkdtemp(join(tmpdir(), 'ultramar-release-'));
  const cluster = await startCluster({ home, use: 'tests' });
  const asOwner = async (name, work) => {
    const client = new pg.Client({ connectionString: atInstant(cluster.ownerUrl(name), storedAt) });
    await client.connect();
    return work(client).finally(() => client.end());
  };
  const onApi = async (name, work) => {
    const api = await openStored(cluster.url(name));
    return work(api).finally(() => api.close());
  };
  try {
    const owner = openOwnerPool(atInstant(cluster.ownerUrl(), storedAt));
    await migrate(atInstant(cluster.ownerUrl(), storedAt));
    await seedPermissions(owner).finally(() => owner.end());
    sealLinksBy(storedKey);
    const sealing = sealingBy([keyFor(storedKey, 'stored secret')]);
    await loadDemo(atInstant(cluster.ownerUrl(), storedAt), storedAt, sealing);
    await onApi(undefined, addFurtherRecords);
    await asOwner(undefined, (client) => client.query(rareRows));
    await asOwner(undefined, (client) => client.query(shorten));
    const text = await asOwner(undefined, storedDatabase);

    const restored = async (name) => {
      await asOwner('postgres', (client) => client.query(`create database ${name}`));
      await asOwner(name, (client) => client.query(text));
    };
    await restored('one');
    await restored('other');
    const answers = await onApi('one', callsOf);
    const again = await onApi('other', (api) => answersTo(api, answers));
    for (const [caller, given] of Object.entries(answers))
      for (const url of Object.keys(given))
        if (!isDeepStrictEqual(given[url], again[caller][url]))
          throw new Error(`Two databases with the same rows answer ${url} differently to ${caller}`);

    const folder = new URL(`../tests/upgrade/${program.version}/`, import.meta.url);
    await mkdir(folder, { recursive: true });
    await writeFile(new URL('database.sql', folder), text);
    await writeFile(new URL('answers.json', folder), linesOf(answers));
  } finally {
    await cluster.stop();
    await rm(home, { recursive: true });
  }
});
