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
  let stopping = false;
  const stop = (signal: string) => {
    // Asked twice, we go at once; the database then recovers at its next start.
    if (stopping) process.exit(1);
    stopping = true;
    say(`${signal}: finishing what is under way`);
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
