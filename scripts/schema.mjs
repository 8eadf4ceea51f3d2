// Writes the schema of a new database to server/database/schema/schema.txt: `npm run schema`.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onProjectNode } from './lib/node.mjs';

await onProjectNode(async () => {
  const { default: pg } = await import('pg');
  const { startCluster } = await import('../server/database/cluster/cluster.ts');
  const { migrate } = await import('../server/database/schema/migrate.ts');
  const { printSchema, schemaFile } = await import('../server/database/schema/schema.ts');
  const home = await mkdtemp(join(tmpdir(), 'ultramar-schema-'));
  const cluster = await startCluster({ home, use: 'tests' });
  try {
    await migrate(cluster.ownerUrl());
    const client = new pg.Client({ connectionString: cluster.ownerUrl() });
    await client.connect();
    await writeFile(schemaFile, await printSchema(client).finally(() => client.end()));
  } finally {
    await cluster.stop();
    await rm(home, { recursive: true });
  }
});
