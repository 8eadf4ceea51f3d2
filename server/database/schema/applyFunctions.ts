import type pg from 'pg';
import type { AppliedFunction, FunctionFile } from './functionFiles.ts';
import { MigrationError } from './migrationError.ts';

/** The functions that a database has from files, by their names. */
export async function readAppliedFunctions(
  database: Pick<pg.Client, 'query'> | pg.Pool,
): Promise<Map<string, AppliedFunction>> {
  const { rows } = await database.query<AppliedFunction>('select name, checksum, triggers from functions');
  return new Map(rows.map((row) => [row.name, row]));
}

/**
 * Creates or replaces the functions whose text differs from what the database has, and those named by `again`, in the order of
 * `files`; answers their names. Bodies cannot be checked before their tables are there: `checked` says whether they are.
 * Throws MigrationError with the name of the file that fails.
 */
export async function applyFunctions(
  client: pg.ClientBase,
  files: readonly FunctionFile[],
  { checked, again = new Set() }: { checked: boolean; again?: ReadonlySet<string> },
): Promise<string[]> {
  const applied = await readAppliedFunctions(client);
  const changed = files.filter(({ name, checksum }) => applied.get(name)?.checksum !== checksum || again.has(name));
  await client.query(`set local check_function_bodies = ${checked ? 'on' : 'off'}`);
  for (const file of changed) {
    try {
      await dropTriggers(client, [...(applied.get(file.name)?.triggers ?? []), ...file.triggers]);
      await replaceFunction(client, file);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new MigrationError(`Function ${file.name}.sql failed: ${reason}`, { cause: error });
    }
  }
  return changed.map(({ name }) => name);
}

/** Drops the functions, and their triggers, whose files are gone; answers their names. */
export async function dropFunctions(client: pg.ClientBase, files: readonly FunctionFile[]): Promise<string[]> {
  const known = new Set(files.map(({ name }) => name));
  const gone = [...(await readAppliedFunctions(client)).values()].filter(({ name }) => !known.has(name));
  for (const { name, triggers } of gone) {
    await dropTriggers(client, triggers);
    await dropSignatures(client, await signaturesOf(client, name));
    await client.query('delete from functions where name = $1', [name]);
  }
  return gone.map(({ name }) => name);
}

async function replaceFunction(client: pg.ClientBase, { name, text, checksum, triggers }: FunctionFile): Promise<void> {
  const former = await signaturesOf(client, name);
  await client.query('savepoint function');
  try {
    await client.query(text);
  } catch (error) {
    // Another result, or other names of parameters: nothing is replaced by that.
    if (!(error instanceof Error && 'code' in error && error.code === '42P13')) throw error;
    await client.query('rollback to savepoint function');
    await dropSignatures(client, former);
    await client.query(text);
  }
  await client.query('release savepoint function');
  // Other parameters make another function: the former one goes.
  if ((await signaturesOf(client, name)).length > 1) await dropSignatures(client, former);
  await client.query(
    `insert into functions (name, checksum, triggers) values ($1, $2, $3)
     on conflict (name) do update set checksum = excluded.checksum, triggers = excluded.triggers, applied_at = now()`,
    [name, checksum, triggers],
  );
}

async function signaturesOf(client: pg.ClientBase, name: string): Promise<string[]> {
  const { rows } = await client.query<{ signature: string }>(
    `select oid::regprocedure::text as signature from pg_proc where proname = $1 and pronamespace = 'public'::regnamespace`,
    [name],
  );
  return rows.map(({ signature }) => signature);
}

async function dropSignatures(client: pg.ClientBase, signatures: readonly string[]): Promise<void> {
  for (const signature of signatures) await client.query(`drop function ${signature}`);
}

async function dropTriggers(client: pg.ClientBase, triggers: readonly string[]): Promise<void> {
  for (const trigger of new Set(triggers)) await client.query(`drop trigger if exists ${trigger}`);
}
