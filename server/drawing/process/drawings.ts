import { LRUCache } from 'lru-cache';
import type { Budgets } from '../../limits/budgets.ts';
import { ApiError } from '../../base/errors.ts';
import { fairTurns, type TurnRequest, type Release } from '../../limits/turns/turns.ts';
import { defaultTemplate } from '../builtIn/builtIn.ts';
import { DrawingAbandoned, type Asker } from './drawingProcess.ts';
import type { Drawn, Job } from './messages.ts';
import type { Pool, Run } from './pool.ts';

/** A request for a document by an authorized caller. */
export interface DrawingRequest {
  /** Identifies all inputs of the document: one key, one drawing. */
  readonly key: string;
  /** The company of the document; companies share the workers. */
  readonly tenant: string;
  /** The link of the request; undefined for a session, which has priority. */
  readonly link?: string | undefined;
  /** Aborted when the caller disconnects. */
  readonly signal: AbortSignal;
  /** Whether the default template is used if a company's own fails. */
  readonly fallsBack?: true;
  /** Reads the data of the document, or its kept copy: called in its turn, once for all requests with the same key. */
  read(): Promise<Job | Drawn>;
  /** Keeps a drawn document of up to `most` bytes, and returns what is sent; called once for all requests too. */
  keep?(drawn: Drawn, most: number): Promise<Drawn>;
}

/** A drawing and its requests. */
interface Drawing {
  readonly drawn: Promise<Drawn>;
  askers: number;
  /** The highest priority of its requests. */
  asker: Asker;
  /** Leaves the queue; set while the drawing is queued. */
  leave?: ((reason: unknown) => void) | undefined;
  /** Set while it is drawn. */
  run?: Run;
}

/** The outcomes of drawings; `abandoned` if no request waited for it, `different` if it is not what was drawn first. */
const outcomes = ['drawn', 'refused', 'abandoned', 'failed', 'different'] as const;

export type DrawingOutcome = (typeof outcomes)[number];

/** How long `document_too_complex` is cached: under lower load a retry may succeed. */
const refusalMs = 60_000;

/**
 * Draws documents in turns shared fairly among companies: visitors after all sessions and never on the last worker, one
 * company never on all workers. A document is drawn once for all its requests, and cached. An abandoned request is not
 * read, and its drawing is stopped unless it finishes soon.
 */
export function shareDrawings({ pool, workers, budgets }: { pool: Pool; workers: number; budgets: Budgets }) {
  const allButOne = Math.max(1, workers - 1);
  const groups = { sessions: { weight: Infinity, reserved: workers - allButOne }, visitors: { weight: 1 } };
  const turns = fairTurns({ budgets, atOnce: workers, perCaller: allButOne, groups, patience: 'documentWaitMs' });
  const underWay = new Map<string, Drawing>();
  const ended = new Map<DrawingOutcome, number>(outcomes.map((outcome) => [outcome, 0]));
  const kept = new LRUCache<string, Drawn | ApiError>({
    maxSize: budgets.documentCacheBytes,
    sizeCalculation: (outcome, key) => key.length + ('bytes' in outcome ? outcome.bytes.byteLength : 0),
  });

  function begin(request: DrawingRequest): Drawing {
    const { promise: drawn, resolve } = Promise.withResolvers<Drawn>();
    const drawing: Drawing = { drawn, askers: 0, asker: request.link === undefined ? 'session' : 'visitor' };
    underWay.set(request.key, drawing);
    resolve(drawInTurn(request, drawing).finally(() => forget(request.key, drawing)));
    // All requests may have left before it fails.
    drawn.catch(() => undefined);
    return drawing;
  }

  function forget(key: string, drawing: Drawing): void {
    if (underWay.get(key) === drawing) underWay.delete(key);
  }

  async function drawInTurn(request: DrawingRequest, drawing: Drawing): Promise<Drawn> {
    const release = await takeTurn(request, drawing);
    try {
      const read = await request.read();
      if (drawing.askers === 0) throw new DrawingAbandoned('no request waits for the document');
      const drawn = 'bytes' in read ? read : await drawAndKeep(read, drawing, request);
      kept.set(request.key, drawn);
      return drawn;
    } catch (error) {
      count(outcomeOf(error));
      if (isTooComplex(error)) kept.set(request.key, error, { ttl: refusalMs });
      throw error;
    } finally {
      release();
    }
  }

  async function drawAndKeep(job: Job, drawing: Drawing, request: DrawingRequest): Promise<Drawn> {
    const drawn = await drawJob(job, drawing, request);
    const sent = (await request.keep?.(drawn, budgets.documentCopyBytes)) ?? drawn;
    count(sent.differs ? 'different' : 'drawn');
    return sent;
  }

  /** A template of a company can never make its documents fail. */
  async function drawJob(job: Job, drawing: Drawing, { fallsBack }: DrawingRequest): Promise<Drawn> {
    const run = (one: Job) => {
      drawing.run = pool.run(one, drawing.asker);
      return drawing.run.drawn;
    };
    const plain = fallsBack ? inDefaultTemplate(job) : undefined;
    if (!plain) return run(job);
    try {
      return await run(job);
    } catch (error) {
      if (error instanceof DrawingAbandoned) throw error;
      return { ...(await run(plain)), failedTemplate: true };
    }
  }

  function count(outcome: DrawingOutcome): void {
    ended.set(outcome, (ended.get(outcome) ?? 0) + 1);
  }

  /** Waits for a turn; queues again at a higher priority once a session requests the same document. */
  async function takeTurn(request: DrawingRequest, drawing: Drawing): Promise<Release> {
    for (;;) {
      const { asker } = drawing;
      const place = new AbortController();
      drawing.leave = (reason) => place.abort(reason);
      try {
        return await turns.take({ ...placeOf(request, asker), signal: place.signal });
      } catch (error) {
        if (drawing.asker === asker) throw error;
      } finally {
        drawing.leave = undefined;
      }
    }
  }

  function join(drawing: Drawing, { link }: DrawingRequest): void {
    drawing.askers += 1;
    if (link === undefined && drawing.asker === 'visitor') {
      drawing.asker = 'session';
      drawing.leave?.('for a higher priority');
    }
    drawing.run?.setWaiting(drawing.asker);
  }

  function part(drawing: Drawing, { key, signal }: DrawingRequest): void {
    drawing.askers -= 1;
    if (drawing.askers > 0) return;
    drawing.run?.setWaiting('nobody');
    if (!drawing.leave) return;
    forget(key, drawing);
    drawing.leave(signal.reason);
  }

  async function draw(request: DrawingRequest): Promise<Drawn> {
    const { key, signal } = request;
    signal.throwIfAborted();
    const outcome = kept.get(key);
    if (outcome instanceof ApiError) throw outcome;
    if (outcome) return outcome;
    const drawing = underWay.get(key) ?? begin(request);
    join(drawing, request);
    try {
      return await orAborted(drawing.drawn, signal, () => part(drawing, request));
    } catch (error) {
      // The request joined just as the drawing was stopped.
      if (error instanceof DrawingAbandoned) return draw(request);
      throw error;
    }
  }

  return {
    draw,
    waiting: () => turns.waiting,
    outcomes: () => [...ended],
    keptBytes: () => kept.calculatedSize,
  };
}

/** Returns the job with the default template; undefined if it has a built-in one. */
function inDefaultTemplate(job: Job): Job | undefined {
  if (job.kind === 'legal' || typeof job.request.template === 'string') return undefined;
  if (job.kind === 'receipt') return { ...job, request: { ...job.request, template: defaultTemplate } };
  if (job.kind === 'statement') return { ...job, request: { ...job.request, template: defaultTemplate } };
  if (job.kind === 'reminder') return { ...job, request: { ...job.request, template: defaultTemplate } };
  return { ...job, request: { ...job.request, template: defaultTemplate } };
}

/** Visitors have a queue of their own, so that they never take the places of sessions. */
function placeOf({ tenant, link = '' }: DrawingRequest, asker: Asker): TurnRequest<'sessions' | 'visitors'> {
  const shared = (whose: string) => ({ documentsWaitingPerTenant: `${whose} ${tenant}`, documentsWaiting: whose });
  return asker === 'visitor'
    ? { group: 'visitors', caller: tenant, waits: { documentsWaitingPerLink: link, ...shared('visitors') } }
    : { group: 'sessions', caller: tenant, waits: shared('sessions') };
}

const isTooComplex = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === 'document_too_complex';

function outcomeOf(error: unknown): DrawingOutcome {
  if (error instanceof DrawingAbandoned) return 'abandoned';
  return isTooComplex(error) ? 'refused' : 'failed';
}

function orAborted<T>(promise: Promise<T>, signal: AbortSignal, onGone: () => void): Promise<T> {
  const { promise: gone, reject } = Promise.withResolvers<never>();
  const leave = () => {
    onGone();
    reject(signal.reason);
  };
  signal.addEventListener('abort', leave, { once: true });
  return Promise.race([promise, gone]).finally(() => signal.removeEventListener('abort', leave));
}
