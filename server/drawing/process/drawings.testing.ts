import { stubJob } from '../../../tests/support/stubJob.ts';
import { defaultBudgets, type Budgets } from '../../limits/budgets.ts';
import { ApiError } from '../../base/errors.ts';
import { shareDrawings, type DrawingRequest } from './drawings.ts';
import type { Asker, Waiting } from './drawingProcess.ts';
import type { Drawn, Job } from './messages.ts';

const patient = { ...defaultBudgets, documentWaitMs: 60_000 };

/** Drawings by two workers that finish on command; the first letter of a key is its company. */
export function drawingWorkshop(budgets: Partial<Budgets> = {}) {
  const read: string[] = [];
  const drawn: string[] = [];
  const askers: Asker[] = [];
  /** Who waited for each drawing in progress, in sequence. */
  const waiting: Waiting[] = [];
  const open = new Map<string, PromiseWithResolvers<Drawn>>();
  const nameOf = (job: Job) => ('template' in job.request ? String(job.request.template) : job.kind);
  const pool = {
    run(job: Job, asker: Asker) {
      const finished = Promise.withResolvers<Drawn>();
      drawn.push(nameOf(job));
      askers.push(asker);
      open.set(nameOf(job), finished);
      return { drawn: finished.promise, setWaiting: (who: Waiting) => void waiting.push(who) };
    },
    close: async () => undefined,
  };
  const drawings = shareDrawings({ pool, workers: 2, budgets: { ...patient, ...budgets } });
  const requestOf = (key: string, more: Partial<DrawingRequest> = {}): DrawingRequest => ({
    key,
    tenant: key.charAt(0),
    signal: new AbortController().signal,
    read: async () => {
      read.push(key);
      return stubJob(key);
    },
    ...more,
  });
  const draw = (one: DrawingRequest) => {
    const requests = drawings.draw(one);
    // A request that a test leaves waiting is rejected while other tests run in the same process.
    requests.catch(() => undefined);
    return requests;
  };
  const finish = (key: string, outcome: Drawn | Error = { bytes: Buffer.from(key) }) => {
    const finished = open.get(key);
    open.delete(key);
    if (outcome instanceof Error) finished?.reject(outcome);
    else finished?.resolve(outcome);
  };
  /** Finishes all drawings until none is left. */
  const finishAll = async () => {
    for (; open.size > 0; await settled()) for (const key of open.keys()) finish(key);
  };
  return {
    read,
    drawn,
    askers,
    waiting,
    drawings,
    ask: (key: string, more?: Partial<DrawingRequest>) => draw(requestOf(key, more)),
    /** Asks as a visitor with the link of that name. */
    visit: (key: string, more?: Partial<DrawingRequest>) => draw(requestOf(key, { link: key, ...more })),
    finish,
    finishAll,
  };
}

/** Resolves after all pending microtasks and callbacks. */
export const settled = () => new Promise((resolve) => setImmediate(resolve));

const codeOf = (error: unknown): unknown => (error instanceof ApiError ? `${error.code} ${error.budget}` : error);
/** Returns the outcome of a request: `drawn`, or the code and budget of its rejection, or its error. */
export const failure = (requests: Promise<unknown>): Promise<unknown> => requests.then(() => 'drawn', codeOf);
