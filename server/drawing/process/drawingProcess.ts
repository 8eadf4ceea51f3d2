import { fork } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import type { Budgets } from '../../limits/budgets.ts';
import { ApiError } from '../../base/errors.ts';
import { usageOf, watchUsage } from '../../base/processUsage.ts';
import { ready, type Answer, type Drawn, type Job } from './messages.ts';

/** A document could not be drawn; the message is for the log. */
export class DocumentFailed extends Error {
  override name = 'DocumentFailed';
}

/** The drawing was stopped, because no request waits for it. */
export class DrawingAbandoned extends Error {
  override name = 'DrawingAbandoned';
}

const ownNiceness = getPriority();
/** The niceness of a process by its caller: drawings for visitors yield to everything else on the machine. */
export const nicenessOf = { session: ownNiceness, visitor: Math.min(ownNiceness + 10, 19) };

/** The caller of a document: a user with a session, or a visitor with its link. */
export type Asker = keyof typeof nicenessOf;

/** Who waits for a drawing in progress. */
export type Waiting = Asker | 'nobody';

/** The limits of one document. */
export type Limits = Pick<Budgets, 'documentEffort' | 'documentMs' | 'documentWorkerBytes'>;

/** A process that draws one document at a time. */
export interface DrawingProcess {
  readonly pid: number;
  /** Resolves when the process is ready for work, or has failed to start. */
  readonly started: Promise<void>;
  /** The scheduling priority of the process; the lowest number goes first. */
  readonly niceness: number;
  readonly isAlive: boolean;
  /** Whether the process is alive and has released enough memory for another document. */
  readonly isFit: boolean;
  /**
   * Draws a document. Throws `document_too_complex` and ends the process if the document exceeds a limit,
   * `DrawingAbandoned` if no request waits for it, or `DocumentFailed`.
   */
  draw(job: Job, asker: Asker): Promise<Drawn>;
  /** Sets who waits for the current drawing. For `nobody` it is stopped, unless it finishes soon. */
  setWaiting(waiting: Waiting): void;
  /** Resolves when the process has ended. */
  end(): Promise<void>;
}

/**
 * A worker that keeps more than this share of its memory limit leaves too little for the next document. A document of a
 * thousand lines leaves half, most of it free for reuse.
 */
const keptShare = 0.6;

/** Processor time to start a process, if the system does not report it. */
const usualStartMs = 200;

/**
 * Unused memory is released, and a document takes one core. The worker gets none of the server's environment, which has
 * its secrets.
 */
const settings = {
  serialization: 'advanced',
  env: { MALLOC_ARENA_MAX: '1', RAYON_NUM_THREADS: '1' },
  execArgv: ['--max-semi-space-size=4'],
} as const;

/** Starts a process of a module that sends `ready`, and then answers every `Job` with an `Answer`. */
export function startProcess(script: URL, limits: Limits, startNiceness = nicenessOf.session): DrawingProcess {
  const child = fork(script, [String(limits.documentEffort)], { ...settings, execArgv: [...settings.execArgv] });
  const { pid = 0 } = child;
  const started = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  let drawing: PromiseWithResolvers<Answer> | undefined;
  let isAlive = true;
  let niceness = nicenessOf.session;
  let waiting: Waiting = 'session';
  let startMs = usualStartMs;
  let endGrace = () => {};

  child.on('message', (message: typeof ready | Answer) => {
    if (message !== ready) return drawing?.resolve(message);
    startMs = usageOf(pid)?.cpuMs || usualStartMs;
    started.resolve();
  });
  const gone = (how: string) => {
    isAlive = false;
    started.resolve();
    drawing?.reject(new DocumentFailed(how));
  };
  child.on('error', (error) => gone(`the worker failed: ${error.message}`));
  child.on('exit', (code, signal) => {
    gone(`the worker ended while drawing (${signal ?? code})`);
    ended.resolve();
  });

  /** Not every server has the right to raise a priority again; without it, the priority stays low. */
  function setNiceness(to: number): void {
    if (to === niceness || !isAlive) return;
    try {
      setPriority(pid, to);
      niceness = to;
    } catch {
      // Not a reason to reject a document.
    }
  }

  /**
   * A worker that is stopped has to be replaced. An abandoned drawing therefore continues for the time that a start
   * takes: most documents are done by then and are cached for the next request.
   */
  function setWaiting(to: Waiting): void {
    waiting = to;
    endGrace();
    if (to !== 'nobody') setNiceness(nicenessOf[to]);
    else if (drawing) {
      const stopped = () => drawing?.reject(new DrawingAbandoned('no request waits for the document'));
      endGrace = watchUsage(pid, { bytes: Infinity, cpuMs: startMs }, stopped);
    }
  }

  /** Rejects the current drawing when it exceeds a limit. Returns a function that stops watching. */
  function watch(): () => void {
    const most = { bytes: limits.documentWorkerBytes, cpuMs: limits.documentMs };
    return watchUsage(pid, most, (what) => {
      const budget = what === 'bytes' ? 'documentWorkerBytes' : 'documentMs';
      drawing?.reject(new ApiError('document_too_complex', { budget }));
    });
  }

  const isUnwanted = (): boolean => waiting === 'nobody';

  async function answerTo(job: Job): Promise<Answer> {
    drawing = Promise.withResolvers();
    const unwatch = watch();
    if (isAlive) child.send(job);
    else drawing.reject(new DocumentFailed('the worker could not be started'));
    return drawing.promise.finally(() => {
      unwatch();
      endGrace();
      drawing = undefined;
    });
  }

  setNiceness(startNiceness);

  async function end(): Promise<void> {
    isAlive = false;
    child.kill('SIGKILL');
    await ended.promise;
  }

  return {
    pid,
    started: started.promise,
    get niceness() {
      return niceness;
    },
    get isAlive() {
      return isAlive;
    },
    get isFit() {
      return isAlive && (usageOf(pid)?.bytes ?? 0) <= keptShare * limits.documentWorkerBytes;
    },
    setWaiting,
    async draw(job, asker) {
      setWaiting(asker);
      await started.promise;
      if (isUnwanted()) throw new DrawingAbandoned('no request waits for the document');
      const answer = await answerTo(job).catch((error: unknown) => {
        // Native code that does not return can only be killed.
        void end();
        throw error;
      });
      if ('bytes' in answer) return answer;
      if ('exceeded' in answer) throw new ApiError('document_too_complex', { budget: answer.exceeded });
      throw new DocumentFailed(answer.failure);
    },
    end,
  };
}
