import { DocumentFailed, nicenessOf, startProcess } from './drawingProcess.ts';
import type { Asker, DrawingProcess, Limits, Waiting } from './drawingProcess.ts';
import type { Drawn, Job } from './messages.ts';

/** Processes that draw. The caller of `run` ensures that there are never more concurrent calls than workers. */
export interface Pool {
  run(job: Job, asker: Asker): Run;
  close(): Promise<void>;
}

/** A drawing in progress. */
export interface Run {
  /** Rejects with `document_too_complex`, `DrawingAbandoned` or `DocumentFailed`. */
  readonly drawn: Promise<Drawn>;
  /** Sets who waits for it. */
  setWaiting(waiting: Waiting): void;
}

export interface PoolOptions {
  /** The module that each process runs, as `startProcess` describes. */
  readonly script: URL;
  readonly workers: number;
  readonly limits: Limits;
}

/**
 * Creates a pool of processes that start with the first document and draw one at a time. A process that ends is
 * replaced immediately. Processes, not threads, because native code that does not return can only be killed.
 */
export function createPool({ script, workers, limits }: PoolOptions): Pool {
  const idle = new Set<DrawingProcess>();
  const working = new Set<DrawingProcess>();
  const ending = new Set<Promise<void>>();
  let isClosed = false;

  function fill(niceness = nicenessOf.session): void {
    if (isClosed) return;
    for (const worker of idle) if (!worker.isAlive) idle.delete(worker);
    while (idle.size + working.size < workers) idle.add(startProcess(script, limits, niceness));
  }

  function replace(worker: DrawingProcess): void {
    idle.delete(worker);
    working.delete(worker);
    const gone = worker.end().finally(() => ending.delete(gone));
    ending.add(gone);
  }

  /**
   * The replacement of a worker stopped by visitors starts at the same low priority, unless no worker of high priority
   * is left.
   */
  function nicenessAfter({ niceness }: DrawingProcess): number {
    return [...idle, ...working].some((one) => one.niceness < niceness) ? niceness : nicenessOf.session;
  }

  /** Prefers a worker of the wanted priority, since it may be unable to change it. */
  function takeIdle(niceness: number): DrawingProcess | undefined {
    const [any] = idle;
    const worker = [...idle].find((one) => one.niceness === niceness) ?? any;
    if (worker) idle.delete(worker);
    return worker;
  }

  async function draw(worker: DrawingProcess, job: Job, asker: Asker): Promise<Drawn> {
    working.add(worker);
    try {
      return await worker.draw(job, asker);
    } finally {
      if (!worker.isFit) replace(worker);
      else if (working.delete(worker)) idle.add(worker);
      fill(nicenessAfter(worker));
    }
  }

  return {
    run(job, asker) {
      fill();
      const worker = isClosed ? undefined : takeIdle(nicenessOf[asker]);
      if (!worker) {
        const why = isClosed ? 'the documents are closed' : 'all workers are busy';
        return { drawn: Promise.reject(new DocumentFailed(why)), setWaiting: () => undefined };
      }
      let isOver = false;
      const drawn = draw(worker, job, asker).finally(() => (isOver = true));
      return {
        drawn,
        setWaiting: (to) => {
          if (!isOver) worker.setWaiting(to);
        },
      };
    },
    async close() {
      isClosed = true;
      for (const worker of [...idle, ...working]) replace(worker);
      await Promise.all(ending);
    },
  };
}
