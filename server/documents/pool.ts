import { DocumentFailed, startProcess, type DrawingProcess, type Limits } from './drawingProcess.ts';
import type { Drawn, Job } from './messages.ts';

/** Processes that draw. Whoever calls `run` sees to it that there are never more calls at once than workers. */
export interface Pool {
  /** Draws with this niceness. Throws `document_too_complex` or `DocumentFailed`. */
  run(job: Job, niceness?: number): Promise<Drawn>;
  close(): Promise<void>;
}

export interface PoolOptions {
  /** The module each process runs: `startProcess` says what it has to do. */
  readonly script: URL;
  readonly workers: number;
  readonly limits: Limits;
}

/**
 * So many processes, started with the first document, each drawing one at a time. One that is ended is followed by
 * another at once. Processes and not threads, because native code that does not come back can only be killed.
 */
export function createPool({ script, workers, limits }: PoolOptions): Pool {
  const idle = new Set<DrawingProcess>();
  const working = new Set<DrawingProcess>();
  const ending = new Set<Promise<void>>();
  let isClosed = false;

  function fill(): void {
    if (isClosed) return;
    for (const worker of idle) if (!worker.isAlive) idle.delete(worker);
    while (idle.size + working.size < workers) idle.add(startProcess(script, limits));
  }

  function replace(worker: DrawingProcess): void {
    idle.delete(worker);
    working.delete(worker);
    const gone = worker.end().finally(() => ending.delete(gone));
    ending.add(gone);
  }

  /** One that stands where it is wanted, since it may not be able to move. */
  function takeIdle(niceness: number): DrawingProcess | undefined {
    const [any] = idle;
    const worker = [...idle].find((one) => one.niceness === niceness) ?? any;
    if (worker) idle.delete(worker);
    return worker;
  }

  return {
    async run(job, niceness = 0) {
      fill();
      const worker = isClosed ? undefined : takeIdle(niceness);
      if (!worker) throw new DocumentFailed(isClosed ? 'the documents are closed' : 'every worker is at work');
      working.add(worker);
      try {
        return await worker.draw(job, niceness);
      } finally {
        if (!worker.isFit) replace(worker);
        else if (working.delete(worker)) idle.add(worker);
        fill();
      }
    },
    async close() {
      isClosed = true;
      for (const worker of [...idle, ...working]) replace(worker);
      await Promise.all(ending);
    },
  };
}
