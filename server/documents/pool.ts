import { DocumentFailed, nicenessOf, startProcess } from './drawingProcess.ts';
import type { Asker, DrawingProcess, Limits, Waiting } from './drawingProcess.ts';
import type { Drawn, Job } from './messages.ts';

/** Processes that draw. Whoever calls `run` sees to it that there are never more calls at once than workers. */
export interface Pool {
  run(job: Job, asker: Asker): Run;
  close(): Promise<void>;
}

/** A drawing under way. */
export interface Run {
  /** Rejects with `document_too_complex`, `DrawingAbandoned` or `DocumentFailed`. */
  readonly drawn: Promise<Drawn>;
  /** Says who waits for it now. */
  setWaiting(waiting: Waiting): void;
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

  /** Where what visitors asked for ended a worker, its successor starts as low: unless it is the last of high priority. */
  function nicenessAfter({ niceness }: DrawingProcess): number {
    return [...idle, ...working].some((one) => one.niceness < niceness) ? niceness : nicenessOf.session;
  }

  /** One of the wanted priority, since it may not be able to change. */
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
        const why = isClosed ? 'the documents are closed' : 'every worker is at work';
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
