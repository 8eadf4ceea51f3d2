import { freePort, runServer, type Program } from './program.ts';

/** Workers on one database, as processes. */
export interface Workers {
  /** Starts workers and waits until all run. */
  start(count: number): Promise<void>;
  /** Kills all workers. */
  kill(): Promise<void>;
  /** Returns what all workers have printed so far. */
  output(): string;
}

/** Starts workers on a database, with the server's login, and with additional variables. */
export function workersOn(url: string, further: Readonly<Record<string, string>> = {}): Workers {
  let running: Program[] = [];
  const all: Program[] = [];
  return {
    async start(count) {
      const ports = await Promise.all(Array.from({ length: 2 * count }, freePort));
      const started = Array.from({ length: count }, (_, index) =>
        runServer({
          ROLE: 'worker',
          DATABASE_URL: url,
          SECRET_KEY: 'k'.repeat(32),
          PORT: ports[2 * index],
          METRICS_PORT: ports[2 * index + 1],
          ...further,
        }),
      );
      running.push(...started);
      all.push(...started);
      await Promise.all(started.map((worker) => worker.ready()));
    },
    async kill() {
      const ending = running;
      running = [];
      for (const { child } of ending) child.kill('SIGKILL');
      await Promise.all(ending.map(({ exited }) => exited));
    },
    output: () => all.map((worker) => worker.output()).join(''),
  };
}
