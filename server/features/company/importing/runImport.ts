import type { Resource } from '../../../../schemas/resource.ts';
import { ApiError } from '../../../base/errors.ts';
import { inTenant, type Db } from '../../../database/transaction.ts';
import { applyImport } from '../../../engine/import/applyImport.ts';
import { duplicatesOf, type FindDuplicates } from '../../../engine/import/duplicates.ts';
import { judgeTable, leavingOf, recordCheck, type Judging } from '../../../engine/import/importing.ts';
import { seeRows, type SeenRows } from '../../../engine/import/repeatedRows.ts';
import type { Row } from '../../../engine/import/source.ts';
import { countsOf } from '../../../engine/imports/ledger.ts';
import { rowsOf, tableOfRows } from '../../../engine/imports/storedChoices.ts';
import type { Company } from '../../../engine/jobs/eachCompany.ts';
import type { JobContext } from '../../../engine/jobs/job.ts';
import { fileWords } from '../../../files/fileWords.ts';
import {
  badRowsAmong,
  endStep,
  failImport,
  keepProblems,
  moveOn,
  readImportFile,
  releaseImport,
  restartJudging,
  Superseded,
  type Claimed,
  type Place,
} from './entries.ts';
import { noticeImport } from './notice.ts';
import { pauseAfter } from './pauseAfter.ts';
import { importerOf, resources, type Importer } from './rights.ts';
import { undoInChunks } from './undoInChunks.ts';

/** How often a chunk may fail before its import does. */
const mostAttempts = 5;

/** The user may no longer import, or the file is gone. */
class Ended extends Error {
  readonly why: 'rights' | 'file';
  constructor(why: Ended['why']) {
    super(why);
    this.why = why;
  }
}

/** Continues an import until its step ends. What fails is tried again later, by any worker, at the same place. */
export async function runImport(context: JobContext, company: Company, claimed: Claimed): Promise<void> {
  const { pool, signal, logger } = context;
  const tenant = company.id;
  const finish = (work: (db: Db) => Promise<unknown>) => inTenant(pool, { tenant, actor: 'imports' }, work);
  try {
    if (claimed.status === 'undoing') await undoInChunks(context, company, claimed);
    else await readInChunks(context, company, claimed);
  } catch (error) {
    if (error instanceof Superseded) return;
    if (signal.aborted) {
      await finish((db) => releaseImport(db, tenant, claimed.uuid, 0, 0));
      return;
    }
    const isOfFile = error instanceof ApiError && error.code === 'validation';
    const why = error instanceof Ended ? error.why : isOfFile ? 'file' : 'error';
    if (why === 'error') logger.error({ err: error, tenant, import: claimed.uuid }, 'A part of an import failed');
    const isLast = why !== 'error' || claimed.attempts + 1 >= mostAttempts;
    await finish((db) =>
      isLast
        ? failImport(db, tenant, claimed.uuid, why)
        : releaseImport(db, tenant, claimed.uuid, 1, 2 ** claimed.attempts),
    );
  }
}

/** Judges the rows of a file, or writes the good ones, each chunk in one transaction with the place after it. */
async function readInChunks(context: JobContext, company: Company, claimed: Claimed): Promise<void> {
  const { pool, signal, budgets } = context;
  const [tenant, { uuid, choices }] = [company.id, claimed];
  const isWriting = claimed.status === 'writing';
  const inChunk = <T>({ user, actor }: Importer, work: (db: Db) => Promise<T>) =>
    inTenant(pool, { tenant, user, actor }, work);
  let importer = await requireImporter(context, tenant, claimed);
  const bytes = await inChunk(importer, async (db) => {
    if (!isWriting) await restartJudging(db, tenant, uuid);
    return readImportFile(db, tenant, uuid);
  });
  if (!bytes) throw new Ended('file');
  const duplicatesIn = choices.leave_out_duplicates ? await duplicatesOf(resourceOf(claimed, importer)) : undefined;
  let place: Place = { status: isWriting ? 'writing' : 'judging', done: isWriting ? claimed.done_rows : 0 };
  const seen = isWriting ? undefined : seeRows(resourceOf(claimed, importer));
  for await (const rows of rowsOf(bytes, choices, place.done, budgets.importChunk)) {
    signal.throwIfAborted();
    const since = performance.now();
    importer = await requireImporter(context, tenant, claimed);
    const judging = judgingOf(context, company, claimed, importer, duplicatesIn);
    const at = place;
    place = await inChunk(importer, (db) => doChunk(db, { tenant, claimed, judging, seen }, rows, at));
    await pauseAfter(context, performance.now() - since);
  }
  await inChunk(importer, async (db) => {
    const next = isWriting ? 'done' : 'judged';
    const count = await endStep(db, { tenant, uuid }, place, next);
    await noticeImport(db, tenant, isWriting ? 'import_finished' : 'import_judged', claimed, count);
  });
}

interface Chunk {
  readonly tenant: string;
  readonly claimed: Claimed;
  readonly judging: Judging;
  /** The rows before, while a file is judged; written ones are in the database. */
  readonly seen: SeenRows | undefined;
}

async function doChunk(db: Db, chunk: Chunk, rows: readonly Row[], place: Place): Promise<Place> {
  const { tenant, claimed, judging, seen } = chunk;
  const { uuid, choices } = claimed;
  const bad = seen ? new Set() : await badRowsAmong(db, tenant, uuid, rows);
  const good = rows.filter(({ row }) => !bad.has(row));
  const table = await tableOfRows(judging.resource, good, choices);
  const { input, judged } = await judgeTable(db, judging, table, seen);
  if (!seen) await applyImport(db, input, judged, uuid);
  await keepProblems(db, { tenant, uuid }, good, judged.problems);
  return moveOn(db, { tenant, uuid }, place, rows.length, countsOf(judged));
}

/** Returns who imports, if they still may. */
async function requireImporter({ pool }: JobContext, tenant: string, claimed: Claimed): Promise<Importer> {
  const importer = await importerOf(pool, tenant, claimed.session_uuid, claimed.resource);
  if (!importer) throw new Ended('rights');
  return importer;
}

function judgingOf(
  { clock, budgets }: JobContext,
  { id, time_zone: timeZone }: Company,
  claimed: Claimed,
  importer: Importer,
  duplicatesIn: FindDuplicates | undefined,
): Judging {
  const [{ choices }, { granter, resourceNamed, mayList }] = [claimed, importer];
  return {
    resource: resourceOf(claimed, importer),
    resourceNamed,
    scope: { tenant: { id, timeZone }, now: clock.now(), budgets, granter },
    words: fileWords({ language: choices.language, server: { resources } }, timeZone),
    blanks: choices.blanks,
    check: recordCheck(resourceOf(claimed, importer), budgets.problemsReported),
    leaving: leavingOf(choices),
    duplicatesIn: mayList ? duplicatesIn : undefined,
  };
}

function resourceOf({ resource: name }: Claimed, { resourceNamed }: Importer): Resource {
  const resource = resourceNamed(name);
  if (!resource) throw new Ended('rights');
  return resource;
}
