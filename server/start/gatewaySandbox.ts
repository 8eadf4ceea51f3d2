import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Close, Started } from './lifecycle.ts';
import { knownPayments } from '../features/payments/gateways/knownPayments.ts';
import { collectingOf } from '../features/payments/gateways/collection.ts';
import type { SandboxPayment } from '../features/payments/gateways/sandbox/payments.ts';
import { sandboxService } from '../features/payments/gateways/sandbox/service.ts';

/** Starts the sandbox of a demo beside the server. Its payments survive a restart in the data folder. */
export async function startSandbox(
  { config, pool, clock, say }: Pick<Started, 'config' | 'pool' | 'clock' | 'say'>,
  closing: Close[],
): Promise<void> {
  const { port } = new URL(config.sandboxUrl ?? '');
  const file = join(config.dataDir, 'sandbox.json');
  const initial = await readFile(file, 'utf8')
    .then((text): SandboxPayment[] => JSON.parse(text))
    .catch(() => knownPayments(pool, collectingOf(config)));
  let saving = Promise.resolve();
  const save = async (payments: readonly SandboxPayment[]): Promise<void> => {
    await writeFile(`${file}.new`, JSON.stringify(payments), { mode: 0o600 });
    await rename(`${file}.new`, file);
  };
  const { app } = sandboxService({
    initial,
    clock,
    onChange: (payments) => {
      saving = saving.then(() => save(payments)).catch(() => undefined);
    },
  });
  try {
    await app.listen({ host: config.host, port: Number(port) });
  } catch (error) {
    say(`The sandbox gateway cannot start at ${config.sandboxUrl}: ${error instanceof Error ? error.message : error}`);
    return;
  }
  closing.push(async () => {
    await app.close();
    await saving;
  });
}
