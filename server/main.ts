import { announce } from './announce.ts';
import { loadConfig } from './config.ts';
import { serve } from './serve.ts';

const say = (line: string) => console.log(line);

function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const config = await loadConfig(process.env);
  const running = await serve(config, say, (error) => {
    fail(error);
    process.kill(process.pid, 'SIGTERM');
  });
  let asked: number | undefined;
  const stop = (signal: string) => {
    // Asked again, we go at once; the database recovers at its next start. One Ctrl+C may reach us by two ways.
    if (asked !== undefined && Date.now() - asked > 1_000) process.exit(1);
    if (asked !== undefined) return;
    asked = Date.now();
    say(`${signal}: finishing running requests and jobs`);
    running
      .stop()
      .catch(fail)
      .finally(() => process.exit());
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
  announce(config, say);
}

// One request's mistake must not take the others with it.
process.on('unhandledRejection', (error) => console.error(error));

await main().catch(fail);
