import { migrate } from '../../database/schema/migrate.ts';
import { loadPlaces } from './places.ts';
import { seedPermissions } from './permissions.ts';
import { openOwnerPool } from '../../database/pool/pool.ts';
import { prepareTicks } from '../../database/schema/ticks.ts';

/** Migrates a database and loads the platform's reference data, as its owner; `say` reports. */
export async function prepareDatabase(ownerUrl: string, say: (line: string) => void): Promise<void> {
  const { migrations, functions } = await migrate(ownerUrl);
  if (migrations.length > 0) say(`Database: ${migrations.length} migrations applied, up to ${migrations.at(-1)}`);
  if (functions.length > 0) say(`Database: ${functions.length} functions applied`);
  const owner = openOwnerPool(ownerUrl);
  try {
    if (await prepareTicks(owner)) say('Database: tables of pg-boss made');
    const permissions = await seedPermissions(owner);
    if (permissions > 0) say(`Database: ${permissions} permissions added`);
    if (await loadPlaces(owner)) say('Database: places loaded');
  } finally {
    await owner.end();
  }
}
