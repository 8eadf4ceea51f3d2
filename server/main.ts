import { announce } from './start/startMessages.ts';
import { loadConfig } from './start/config.ts';
import { serve } from './start/serve.ts';
import { onStopSignal } from './start/stopSignals.ts';

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
  onStopSignal((signal) => {
    say(`${signal}: finishing running requests and jobs`);
    running
      .stop()
      .catch(fail)
      .finally(() => process.exit());
  });
  announce(config, say);
}

// An error in one request must not end the others.
process.on('unhandledRejection', (error) => console.error(error));

await main().catch(fail);
