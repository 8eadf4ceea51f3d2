import type { DataExportFailure } from '../../../../schemas/parts/company/dataExport.ts';
import { ApiError } from '../../../base/errors.ts';
import { inTenant, readSnapshot, type Db } from '../../../database/transaction.ts';
import type { Documents } from '../../../drawing/process/render.ts';
import type { JobContext } from '../../../engine/jobs/job.ts';
import { loadResources } from '../../../engine/resources/registry.ts';
import { zipOf, type Archived, type ArchivedParts } from '../../../files/zip.ts';
import type { Reader } from '../../../identity/scope.ts';
import { announceFailed, announceReady } from './announce.ts';
import { attachmentCount, attachmentsOf } from './attachments.ts';
import { documentCount, documentsOf } from './documents.ts';
import { filesOf, instantOf, sourcesIn, withDigests } from './files.ts';
import { storePieces } from './pieces.ts';
import { readmeText } from './readme.ts';
import { entitled, type Requester } from './rights.ts';
import * as state from './state.ts';

/** What writes exports. */
export type Exporting = Pick<JobContext, 'pool' | 'clock' | 'budgets' | 'logger' | 'signal'> & {
  readonly site?: string | undefined;
  readonly documents: Pick<Documents, 'draw'>;
};

interface Company {
  readonly id: string;
  readonly time_zone: string;
}

/** Ends an export without an archive. */
class Ended extends Error {
  readonly reason: DataExportFailure;
  constructor(reason: DataExportFailure) {
    super(`The export ended: ${reason}`);
    this.reason = reason;
  }
}

/** Milliseconds between renewals of a claim, several times before it is taken over. */
const renewMs = (state.claimSeconds * 1_000) / 6;

const resources = await loadResources();

/** Writes a claimed export; returns whether its archive is complete. What fails is tried again, from its beginning. */
export async function writeExport(context: Exporting, company: Company, claimed: state.Claimed): Promise<boolean> {
  const { pool, signal, logger, site } = context;
  const tenant = company.id;
  const inside = <T>(work: (db: Db) => Promise<T>): Promise<T> => inTenant(pool, { tenant, actor: 'worker' }, work);
  let requester: Requester | undefined;
  try {
    if (claimed.attempts > state.mostAttempts) throw new Ended('interrupted');
    const complete = await archive(context, company, claimed, (found) => (requester = found));
    return await inside(async (db) => {
      const isDone = await state.finishExport(db, tenant, claimed, complete);
      if (isDone && requester) await announceReady(db, { tenant, site, requester });
      return isDone;
    });
  } catch (error) {
    const reason = reasonOf(error, claimed);
    if (reason !== undefined && reason !== 'rights_lost')
      logger.error({ err: error, tenant }, 'An export of all data failed');
    else if (reason === undefined && !signal.aborted)
      logger.warn({ err: error, tenant }, 'An export of all data is tried again');
    await inside(async (db) => {
      if (reason === undefined || signal.aborted) await state.releaseExport(db, tenant, claimed, signal.aborted);
      else if ((await state.failExport(db, tenant, claimed, reason)) && requester && reason !== 'rights_lost') {
        await announceFailed(db, { tenant, site, requester }, reason);
      }
    });
    return false;
  }
}

function reasonOf(error: unknown, { attempts }: state.Claimed): DataExportFailure | undefined {
  if (error instanceof Ended) return error.reason;
  if (error instanceof ApiError && error.budget === 'dataExportReadMs') return 'too_long';
  return attempts >= state.mostAttempts ? 'unexpected' : undefined;
}

/** Stores the archive, as long as the claim stands and its requester may read all of it. */
async function archive(
  context: Exporting,
  company: Company,
  claimed: state.Claimed,
  onRequester: (requester: Requester) => void,
): Promise<state.Complete> {
  const { pool, budgets, clock } = context;
  const tenant = company.id;
  const lost = new AbortController();
  const signal = AbortSignal.any([context.signal, lost.signal]);
  const progress = { done: 0, all: 1, files: 0 };
  const percent = () => Math.min(99, Math.floor((100 * progress.done) / progress.all));
  const own = <T>(work: (db: Db) => Promise<T>): Promise<T> => inTenant(pool, { tenant }, work);
  const check = async (): Promise<void> => {
    signal.throwIfAborted();
    const requester = await entitled(pool, { user: claimed.user, tenant });
    if (!requester) throw new Ended('rights_lost');
    onRequester(requester);
  };
  const renewing = setInterval(() => {
    own((db) => state.renewClaim(db, tenant, claimed, percent())).then(
      (stands) => stands || lost.abort(new Error('The claim was lost')),
      () => undefined,
    );
  }, renewMs);
  try {
    await check();
    const [readAt, files] = everything({ ...context, signal }, company, claimed, { progress, check });
    const parts = zipOf(
      withDigests(files, () => (progress.files += 1)),
      clock.now(),
    );
    const stored = await storePieces(parts, async (number, bytes, size) => {
      if (size > budgets.dataExportBytes) throw new Ended('too_large');
      await check();
      const piece = { progress: percent(), number, bytes };
      if (!(await own((db) => state.addPiece(db, tenant, claimed, piece)))) {
        lost.abort(new Error('The claim was lost'));
        signal.throwIfAborted();
      }
    });
    await check();
    return { ...stored, readAt: readAt(), files: progress.files };
  } finally {
    clearInterval(renewing);
  }
}

interface Steps {
  readonly progress: { done: number; all: number };
  /** Throws once the work must end. */
  readonly check: () => Promise<void>;
}

/** Returns all files of an archive, and the instant whose data they have, known once the first was read. */
function everything(
  { pool, documents, signal, logger: log, clock, budgets }: Exporting,
  { id: tenant, time_zone: timeZone }: Company,
  { language }: state.Claimed,
  { progress, check }: Steps,
): [readAt: () => string, AsyncGenerator<Archived | ArchivedParts>] {
  let readAt = '';
  const scope = { tenant: { id: tenant, timeZone }, now: clock.now(), budgets };
  const reader: Reader = { ...scope, language, tenants: [tenant] };
  async function* read(db: Db): AsyncGenerator<Archived | ArchivedParts> {
    readAt = await instantOf(db);
    const [sources, [company], [drawn], [attached]] = await Promise.all([
      sourcesIn(db, resources),
      db.query<{ name: string }>('select name from companies where tenant_id = $1', [tenant]),
      db.query<{ count: number }>(documentCount, [tenant]),
      db.query<{ count: number }>(attachmentCount, [tenant]),
    ]);
    progress.all = sources.length * 3 + (drawn?.count ?? 0) + (attached?.count ?? 0) + 1;
    const text = readmeText({ language, company: company?.name ?? '', timeZone, readAt });
    yield { name: 'README.txt', bytes: Buffer.from(text) };
    for (const source of sources) {
      // oxlint-disable-next-line no-await-in-loop -- each step is allowed for itself
      await check();
      for (const file of filesOf(source, db, reader)) {
        yield file;
        progress.done += 1;
      }
    }
  }
  async function* all(): AsyncGenerator<Archived | ArchivedParts> {
    yield* readSnapshot(pool, tenant, budgets.dataExportReadMs, read);
    for await (const file of attachmentsOf(pool, tenant)) {
      signal.throwIfAborted();
      yield file;
      progress.done += 1;
    }
    const by = { pool, documents, signal, log };
    for await (const file of documentsOf(by, scope, language, () => (progress.done += 1))) {
      signal.throwIfAborted();
      yield file;
    }
  }
  return [() => readAt, all()];
}

/** Ends what is past its time, and removes the bytes of what has ended; returns how many ended. */
export async function clearExports(
  { pool, signal }: Pick<Exporting, 'pool' | 'signal'>,
  tenant: string,
): Promise<number> {
  const expired = await inTenant(pool, { tenant, actor: 'worker' }, (db) => state.expireExports(db, tenant));
  const most = 100;
  for (let cleared = most; cleared === most && !signal.aborted;) {
    // oxlint-disable-next-line no-await-in-loop -- a few at a time
    cleared = await readyToClear(pool, tenant, most);
  }
  return expired;
}

const readyToClear = (pool: Exporting['pool'], tenant: string, most: number): Promise<number> =>
  inTenant(pool, { tenant }, (db) => state.clearPieces(db, tenant, most));

/** Claims the next export of a company. */
export const claimNext = (pool: Exporting['pool'], tenant: string): Promise<state.Claimed | undefined> =>
  inTenant(pool, { tenant, actor: 'worker' }, (db) => state.claimExport(db, tenant));
