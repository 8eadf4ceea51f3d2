import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

/** Programs of a test, which end together. */
export function startPrograms(after: () => Promise<void> = async () => undefined) {
  const started: ChildProcess[] = [];
  return {
    start: (
      path: string,
      args: readonly string[],
      env: NodeJS.ProcessEnv = {},
    ): ChildProcessByStdio<null, Readable, null> => {
      const child = spawn(path, args, { stdio: ['ignore', 'pipe', 'ignore'], env: { ...process.env, ...env } });
      child.on('error', () => undefined);
      started.push(child);
      return child;
    },
    stop: async (): Promise<void> => {
      for (const child of started.toReversed()) {
        if (child.exitCode !== null || child.pid === undefined) continue;
        const ended = once(child, 'exit');
        child.kill('SIGKILL');
        await ended;
      }
      await after();
    },
  };
}
