import { fork, type ChildProcess } from 'node:child_process';
import type { Answer, Drawn, Job } from './messages.ts';

/** A document could not be drawn; the message is for the log. */
export class DocumentFailed extends Error {
  override name = 'DocumentFailed';
}

/** A document took longer than it may, and its worker was killed. */
export class DocumentTimeout extends Error {
  override name = 'DocumentTimeout';
}

interface Waiting {
  job: Job;
  resolve(answer: Drawn): void;
  reject(error: Error): void;
}

export interface Pool {
  run(job: Job): Promise<Drawn>;
  close(): Promise<void>;
}

export interface PoolOptions {
  /** The module each process runs; it answers every `Job` with an `Answer`. */
  script: URL;
  workers: number;
  /** From handing the job to a worker, the worker's own start included, to its answer. */
  timeoutMs: number;
}

/**
 * Up to `workers` processes, started when there is work for them, each drawing one document at a time; the rest
 * wait in order. Processes and not threads, because native code that does not come back can only be killed.
 */
export function createPool({ script, workers, timeoutMs }: PoolOptions): Pool {
  const idle: ChildProcess[] = [];
  const alive = new Set<ChildProcess>();
  const queue: Waiting[] = [];
  let closed = false;

  function next(): void {
    if (queue.length === 0) return;
    const worker = idle.pop() ?? (alive.size < workers ? start() : undefined);
    const waiting = worker && queue.shift();
    if (worker && waiting) draw(worker, waiting);
  }

  function start(): ChildProcess {
    // Nothing of the server's environment, where its secrets are, is of use to a worker.
    const worker = fork(script, { serialization: 'advanced', execArgv: [], env: {} });
    alive.add(worker);
    const gone = () => {
      alive.delete(worker);
      const index = idle.indexOf(worker);
      if (index >= 0) idle.splice(index, 1);
      next();
    };
    worker.once('exit', gone).once('error', () => {
      worker.kill('SIGKILL');
      gone();
    });
    return worker;
  }

  function draw(worker: ChildProcess, { job, resolve, reject }: Waiting): void {
    const settle = (outcome: () => void) => {
      clearTimeout(timer);
      worker.off('message', answered).off('exit', exited).off('error', failed);
      outcome();
    };
    const answered = (answer: Answer) =>
      settle(() => {
        idle.push(worker);
        if ('failure' in answer) reject(new DocumentFailed(answer.failure));
        else resolve(answer);
        next();
      });
    const exited = (code: number | null, signal: string | null) =>
      settle(() => reject(new DocumentFailed(`the worker ended while drawing (${signal ?? code})`)));
    const failed = (error: Error) => settle(() => reject(new DocumentFailed('the worker failed', { cause: error })));
    const timer = setTimeout(() => {
      settle(() => reject(new DocumentTimeout(`no document after ${timeoutMs} ms`)));
      worker.kill('SIGKILL');
    }, timeoutMs);
    worker.once('message', answered).once('exit', exited).once('error', failed);
    worker.send(job);
  }

  return {
    run: (job) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new DocumentFailed('the documents are closed'));
        queue.push({ job, resolve, reject });
        next();
      }),
    async close() {
      closed = true;
      for (const { reject } of queue.splice(0)) reject(new DocumentFailed('the documents are closed'));
      await Promise.all([...alive].map((worker) => new Promise((ended) => worker.once('exit', ended).kill('SIGKILL'))));
    },
  };
}
