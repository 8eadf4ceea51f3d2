import { strFromU8, unzipSync } from 'fflate';
import { pino } from 'pino';
import { defaultBudgets, type Budgets } from '../../server/limits/budgets.ts';
import { startDocuments, type Documents } from '../../server/drawing/process/render.ts';
import type { Outcome } from '../../server/engine/jobs/job.ts';
import { job } from '../../server/features/company/jobs/exportData.ts';
import { systemClock } from '../../server/base/clock.ts';
import type { Pool } from '../../server/database/pool/pool.ts';
import type { TestClient } from './app.ts';

export const exportsPath = '/api/v2/data-exports';

interface Running {
  readonly pool: Pool;
  readonly budgets?: Partial<Budgets>;
  readonly signal?: AbortSignal;
  readonly documents?: Pick<Documents, 'draw'>;
}

/** Runs the job once as a worker does. */
export async function exportOnce({ pool, budgets, signal, documents: given }: Running): Promise<Outcome> {
  const own = given ? undefined : startDocuments({ workers: 1 });
  try {
    return await job.work({
      pool,
      clock: systemClock,
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
