import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { systemClock } from './base/clock.ts';
import { parseConfig } from './start/config.ts';
import { listenAsSandbox } from './start/gatewaySandbox.ts';
import { onStopSignal } from './start/stopSignals.ts';

/** `npm run sandbox` runs the sandbox gateway alone, at the address that `SANDBOX_URL` names on this machine. */
async function main(): Promise<void> {
  const { SANDBOX_URL = 'http://localhost:3001', HOST, DATA_DIR } = process.env;
  const { host, dataDir, sandboxUrl } = parseConfig({ SANDBOX_URL, HOST, DATA_DIR });
  const { port } = new URL(sandboxUrl ?? '');
  await mkdir(dataDir, { recursive: true });
  const file = join(dataDir, 'sandbox.json');
  const stop = await listenAsSandbox({
    host,
    port: Number(port || 80),
    file,
    first: async () => [],
    clock: systemClock,
  });
  onStopSignal(() => void stop());
  console.log(`sandbox ${sandboxUrl}`);
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
