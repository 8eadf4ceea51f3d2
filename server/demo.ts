import { parseArgs } from 'node:util';
import { loadConfig } from './start/config.ts';
import { startCluster } from './database/cluster/cluster.ts';
import { loadBulk } from './start/demo/bulk/bulk.ts';
import { migrate } from './database/schema/migrate.ts';
import { openOwnerPool } from './database/pool/pool.ts';

/** `npm run demo -- --invoices 1000000` loads as many invoices as a large installation has. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { invoices: { type: 'string', default: '100000' } } });
  const invoices = Number(values.invoices);
  if (!Number.isInteger(invoices) || invoices < 1000) throw new Error('--invoices must be a whole number from 1000');
  const say = (line: string) => console.log(line);
  const config = await loadConfig(process.env);
  const cluster = config.databaseUrl
    ? undefined
    : await startCluster({ home: config.dataDir, say, onLost: console.error });
  const url = cluster?.ownerUrl() ?? config.databaseOwnerUrl;
  if (url === undefined)
    throw new Error('DATABASE_OWNER_URL must be set: invoices are loaded as the owner of the tables');
  await migrate(url);
  const owner = openOwnerPool(url);
  try {
    await loadBulk(owner, invoices, say);
  } finally {
    await owner.end();
    await cluster?.stop();
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
