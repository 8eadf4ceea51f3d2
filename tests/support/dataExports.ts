import { strFromU8, unzipSync } from 'fflate';
import { pino } from 'pino';
import { afterEach, beforeEach } from 'vitest';
import { defaultBudgets, type Budgets } from '../../server/limits/budgets.ts';
import { startDocuments, type Documents } from '../../server/drawing/process/render.ts';
import type { Outcome } from '../../server/engine/jobs/job.ts';
import { job } from '../../server/features/company/jobs/exportData.ts';
import { systemClock, type Clock } from '../../server/base/clock.ts';
import type { Pool } from '../../server/database/pool/pool.ts';
import type { BuiltInRole } from '../../domain/access/builtInRoles.ts';
import { testApp, type TestClient } from './app.ts';
import { makeRegistrations } from './company.ts';
import { addUser } from './identity.ts';

export const exportsPath = '/api/v2/data-exports';

interface Running {
  readonly pool: Pool;
  readonly budgets?: Partial<Budgets>;
  readonly signal?: AbortSignal;
  readonly clock?: Clock;
  readonly documents?: Pick<Documents, 'draw'>;
}

/** Runs the job once as a worker does. */
export async function exportOnce({
  pool,
  budgets,
  signal,
  clock = systemClock,
  documents: given,
}: Running): Promise<Outcome> {
  const own = given ? undefined : startDocuments({ workers: 1 });
  try {
    return await job.work({
      pool,
      clock,
      budgets: { ...defaultBudgets, ...budgets },
      logger: pino({ enabled: false }),
      documents: given ?? own,
      site: 'https://ultramar.test',
      worker: 'test',
      signal: signal ?? new AbortController().signal,
    });
  } finally {
    await own?.close();
  }
}

/** Requests an export; returns its key. */
export async function requestExport(client: TestClient): Promise<string> {
  const answer = await client.post(exportsPath, {});
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().uuid;
}

export const archivePath = (uuid: string): string => `${exportsPath}/${uuid}/archive`;

/** Downloads an archive. */
export async function archiveOf(client: TestClient, uuid: string): Promise<Buffer> {
  const answer = await client.get(archivePath(uuid));
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.rawPayload;
}

/** The files of an archive by name, as text. */
export const filesIn = (archive: Uint8Array): ReadonlyMap<string, string> =>
  new Map(Object.entries(unzipSync(archive)).map(([name, bytes]) => [name, strFromU8(bytes, true)]));

/** The records of a kind in an archive. */
export const recordsIn = (files: ReadonlyMap<string, string>, name: string): Record<string, unknown>[] =>
  JSON.parse(Buffer.from(files.get(`data/${name}.json`) ?? '[]', 'latin1').toString());

/** An installation whose companies export their data, without documents to draw. */
export async function exportDesk() {
  const api = await testApp();
  const ana = await api.signIn('ana@acme.test');
  await makeRegistrations(api, ana);
  const query = (text: string, values: unknown[] = []) => api.ownerPool.query(text, values);
  const documents = { draw: () => Promise.reject(new Error('There is no document')) };
  beforeEach(() => query("update data_exports set requested_at = requested_at - interval '2 days'"));
  afterEach(async () => {
    await query("update data_exports set status = 'cancelled' where status in ('queued', 'working')");
    await query('delete from stored_files');
  });
  return {
    api,
    ana,
    query,
    run: (budgets: Partial<Budgets> = {}, signal?: AbortSignal) =>
      exportOnce({ pool: api.pool, budgets, documents, ...(signal && { signal }) }),
    shown: async (uuid: string, client: TestClient = ana) => (await client.get(`${exportsPath}/${uuid}`)).json(),
    piecesOf: async (uuid: string): Promise<number> =>
      (await query('select count(*)::int as n from data_export_pieces where export_uuid = $1', [uuid])).rows[0]?.n,
    /** A signed-in user of Acme with a built-in role. */
    async colleague(role: BuiltInRole = 'owner'): Promise<TestClient & { email: string }> {
      const email = `${crypto.randomUUID()}@acme.test`;
      await addUser(api.ownerPool, { name: 'Dora', email, type: 'COMPANY', tenants: ['acme'], role });
      return { ...(await api.signIn(email)), email };
    },
    /** Fills Acme so that its archive has several pieces, which cannot be compressed. */
    fill: () => query(fill, [api.identity.tenants.acme]),
  };
}

const fill = `
  with files as (
    insert into stored_files (tenant_id, owner_table, owner_uuid, property, position, name, type, size, sha256)
    select $1, 'entities', uuidv7(), 'attachments', n, 'scan ' || n || '.png', 'image/png', 1048576, sha256('')
    from generate_series(1, 3) n returning tenant_id, uuid)
  insert into file_contents (tenant_id, file_uuid, bytes)
  select tenant_id, uuid, (
    select decode(string_agg(md5(random()::text || n), ''), 'hex') from generate_series(1, 65536) n where uuid is not null)
  from files`;
