import type pg from 'pg';
import pgBoss from 'pg-boss/package.json' with { type: 'json' };
import { MigrationError } from './migrationError.ts';

/** The schema of pg-boss. */
export const schema = 'pgboss';

const wanted = pgBoss.pgboss.schema;

/** A unique advisory lock of this database. */
const lock = 7_135_214_610;

/**
 * The rights of workers on these tables, without changing the schema. Requests have them too, because they share the
 * login; the tables contain no tenant's data.
 */
const grants = `
  grant usage on schema ${schema} to ultramar_app;
  grant select on all tables in schema ${schema} to ultramar_app;
  grant update on ${schema}.version to ultramar_app;
  grant insert, update, delete on ${schema}.queue, ${schema}.schedule, ${schema}.job, ${schema}.job_common,
    ${schema}.job_dependency, ${schema}.warning to ultramar_app`;

/** Creates or upgrades the tables of pg-boss as the owner; returns whether there was something to do. */
export async function prepareTicks(owner: pg.Pool): Promise<boolean> {
  const client = await owner.connect();
  try {
    // A session lock, because the plans below run transactions of their own.
    await client.query('select pg_advisory_lock($1)', [lock]);
    const version = await madeVersion(client);
    if (version !== undefined && version >= wanted) return false;
    // QueryResult on demand, because loading is slow and most starts do not need it.
    const { getConstructionPlans, getMigrationPlans } = await import('pg-boss');
    const plan = version === undefined ? getConstructionPlans(schema) : getMigrationPlans(schema, version);
    // Not allowed in a transaction; the tables are small.
    await client.query(plan.replaceAll('INDEX CONCURRENTLY', 'INDEX'));
    await client.query(grants);
    return true;
  } finally {
    // Ends the session and its lock.
    client.release(true);
  }
}

/** Throws MigrationError if the tables of pg-boss are not this program's version, queried by the worker's login. */
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
