import type pg from 'pg';
import pgBoss from 'pg-boss/package.json' with { type: 'json' };
import { MigrationError } from './migrationError.ts';

/** The schema of the database that pg-boss has to itself. */
export const schema = 'pgboss';

const wanted = pgBoss.pgboss.schema;

/** Any number nobody else uses as an advisory lock in this database. */
const lock = 7_135_214_610;

/**
 * What workers need of these tables, and no more: none is theirs to make, change or drop. Granted to requests too, who
 * are the same login; no tenant's data is in there.
 */
const grants = `
  grant usage on schema ${schema} to ultramar_app;
  grant select on all tables in schema ${schema} to ultramar_app;
  grant update on ${schema}.version to ultramar_app;
  grant insert, update, delete on ${schema}.queue, ${schema}.schedule, ${schema}.job, ${schema}.job_common,
    ${schema}.job_dependency, ${schema}.warning to ultramar_app`;

/** As the owner of the database, gives pg-boss the tables it knows; answers whether there was something to do. */
export async function prepareTicks(owner: pg.Pool): Promise<boolean> {
  const client = await owner.connect();
  try {
    // Held by the session, since what is run below is transactions of its own.
    await client.query('select pg_advisory_lock($1)', [lock]);
    const version = await madeVersion(client);
    if (version !== undefined && version >= wanted) return false;
    // It takes a while to read, and most starts need none of it.
    const { getConstructionPlans, getMigrationPlans } = await import('pg-boss');
    const plan = version === undefined ? getConstructionPlans(schema) : getMigrationPlans(schema, version);
    // That cannot be among other statements, and the tables are small.
    await client.query(plan.replaceAll('INDEX CONCURRENTLY', 'INDEX'));
    await client.query(grants);
    return true;
  } finally {
    // Ends the session, and with it the lock.
    client.release(true);
  }
}

/** Throws MigrationError where the tables of pg-boss are not just those this program knows, asked as whoever works. */
export async function checkTicks(pool: pg.Pool): Promise<void> {
  const version = await madeVersion(pool);
  if (version === wanted) return;
  if (version !== undefined && version > wanted) {
    throw new MigrationError(`The tables of pg-boss are newer than this program. Start the version that made them.`);
  }
  throw new MigrationError('The database lacks the tables of pg-boss. Set DATABASE_OWNER_URL, or run: npm run migrate');
}

async function madeVersion(database: Pick<pg.Pool, 'query'>): Promise<number | undefined> {
  const { rows: made } = await database.query(`select to_regclass('${schema}.version') as name`);
  if (made[0]?.name === null) return undefined;
  const { rows } = await database.query<{ version: number }>(`select version from ${schema}.version`);
  return rows[0]?.version;
}
