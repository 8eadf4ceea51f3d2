import { fork } from 'node:child_process';
import { setPriority } from 'node:os';
import type { Budgets } from '../budgets.ts';
import { ApiError } from '../errors.ts';
import { usageOf, watchUsage } from '../usage.ts';
import { ready, type Answer, type Drawn, type Job } from './messages.ts';

/** A document could not be drawn; the message is for the log. */
export class DocumentFailed extends Error {
  override name = 'DocumentFailed';
}

/** What one document may take. */
export type Limits = Pick<Budgets, 'documentEffort' | 'documentMs' | 'documentWorkerBytes'>;

/** A process that draws one document at a time. */
export interface DrawingProcess {
  readonly pid: number;
  /** Resolves when it can be given work, or never will. */
  readonly started: Promise<void>;
  /** How far it stands back where there is not enough processor for all: 0 is not at all. */
  readonly niceness: number;
  readonly isAlive: boolean;
  /** Whether it also has given back enough of its memory to draw another document. */
  readonly isFit: boolean;
  /** Throws `document_too_complex` and ends for a document that takes more than it may, or `DocumentFailed`. */
  draw(job: Job, niceness: number): Promise<Drawn>;
  /** Resolves when it has gone. */
  end(): Promise<void>;
}

/** A worker that keeps more than this part of what it may have leaves too little to the next document. */
const keptShare = 0.4;

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
export function startProcess(script: URL, limits: Limits): DrawingProcess {
  const child = fork(script, [String(limits.documentEffort)], { ...settings, execArgv: [...settings.execArgv] });
  const { pid = 0 } = child;
  const started = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<void>();
  let drawing: PromiseWithResolvers<Answer> | undefined;
  let isAlive = true;
  let niceness = 0;

  child.on('message', (message: typeof ready | Answer) => {
    if (message === ready) started.resolve();
    else drawing?.resolve(message);
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

  /** Without the right to come forward again it stays where it is: slower only where others want the processor. */
  function standBack(to: number): void {
    if (to === niceness) return;
    try {
      setPriority(pid, to);
      niceness = to;
    } catch {
      // Nobody's document is refused for a courtesy.
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

  async function answerTo(job: Job): Promise<Answer> {
    await started.promise;
    drawing = Promise.withResolvers();
    const unwatch = watch();
    if (isAlive) child.send(job);
    else drawing.reject(new DocumentFailed('the worker could not be started'));
    return drawing.promise.finally(unwatch);
  }

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
    async draw(job, wanted) {
      standBack(wanted);
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
