import { fork } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import type { Budgets } from '../budgets.ts';
import { ApiError } from '../errors.ts';
import { usageOf, watchUsage } from '../usage.ts';
import { ready, type Answer, type Drawn, type Job } from './messages.ts';

/** A document could not be drawn; the message is for the log. */
export class DocumentFailed extends Error {
  override name = 'DocumentFailed';
}

/** The drawing was stopped, because nobody waited for it any more. */
export class DrawingAbandoned extends Error {
  override name = 'DrawingAbandoned';
}

const ownNiceness = getPriority();
/** The niceness of a process by whom it draws for: visitors' drawings give way to everything else on the machine. */
export const nicenessOf = { session: ownNiceness, visitor: Math.min(ownNiceness + 10, 19) };

/** Who asks for a document: somebody signed in, or a visitor by its link. */
export type Asker = keyof typeof nicenessOf;

/** Who waits for a drawing that is under way. */
export type Waiting = Asker | 'nobody';

/** What one document may take. */
export type Limits = Pick<Budgets, 'documentEffort' | 'documentMs' | 'documentWorkerBytes'>;

/** A process that draws one document at a time. */
export interface DrawingProcess {
  readonly pid: number;
  /** Resolves when it can be given work, or never will. */
  readonly started: Promise<void>;
  /** Its priority where processes compete for a processor: the lowest number goes first. */
  readonly niceness: number;
  readonly isAlive: boolean;
  /** Whether it also has given back enough of its memory to draw another document. */
  readonly isFit: boolean;
  /**
   * Throws `document_too_complex` and ends for a document that takes more than it may, `DrawingAbandoned` where
   * nobody waited any more, or `DocumentFailed`.
   */
  draw(job: Job, asker: Asker): Promise<Drawn>;
  /** Says who waits for what it draws now. For nobody it is stopped, unless it is soon done. */
  setWaiting(waiting: Waiting): void;
  /** Resolves when it has gone. */
  end(): Promise<void>;
}

/**
 * A worker that holds more than this part of what it may have leaves too little to the next document. An ordinary
 * document of a thousand lines leaves half; most of that is free, and used again by the next.
 */
const keptShare = 0.6;

/** Processor time to start a process, where the system does not tell. */
const usualStartMs = 200;

/**
 * Memory goes back where it is not needed, and a document takes one core, not all. Nothing of the server's
 * environment, where its secrets are, is of use to a worker.
 */
const settings = {
  serialization: 'advanced',
  env: { MALLOC_ARENA_MAX: '1', RAYON_NUM_THREADS: '1' },
  execArgv: ['--max-semi-space-size=4'],
} as const;

/** Starts a process of a module that says `ready`, and then answers every `Job` with an `Answer`. */
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

  /** Raising the priority again takes a right that not every server has: without it, the priority stays low. */
  function setNiceness(to: number): void {
    if (to === niceness || !isAlive) return;
    try {
      setPriority(pid, to);
      niceness = to;
    } catch {
      // No reason to refuse a document.
    }
  }

  /**
   * A worker that is ended has to be replaced. So what nobody waits for may go on for as long as a start takes: most
   * documents are done by then, and kept for the next who asks.
   */
  function setWaiting(to: Waiting): void {
    waiting = to;
    endGrace();
    if (to !== 'nobody') setNiceness(nicenessOf[to]);
    else if (drawing) {
      const stopped = () => drawing?.reject(new DrawingAbandoned('nobody waits for the document any more'));
      endGrace = watchUsage(pid, { bytes: Infinity, cpuMs: startMs }, stopped);
    }
  }

  /** Rejects when the document that is being drawn takes more than it may. Answers how to stop looking. */
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
      if (isUnwanted()) throw new DrawingAbandoned('nobody waits for the document any more');
      const answer = await answerTo(job).catch((error: unknown) => {
        // Native code that does not come back can only be killed.
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
