import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../base/clock.ts';
import type { Close, Started } from './lifecycle.ts';
import { knownPayments } from '../features/payments/gateways/knownPayments.ts';
import { collectingOf } from '../features/payments/gateways/collection.ts';
import type { SandboxPayment } from '../features/payments/gateways/sandbox/payments.ts';
import { sandboxService } from '../features/payments/gateways/sandbox/service.ts';

interface SandboxSettings {
  readonly host: string;
  readonly port: number;
  /** Where its payments survive a restart. */
  readonly file: string;
  /** The payments of a new sandbox. */
  readonly first: () => Promise<readonly SandboxPayment[]>;
  readonly clock: Clock;
}

/** Starts a sandbox. Its payments survive a restart. */
export async function listenAsSandbox({ host, port, file, first, clock }: SandboxSettings): Promise<Close> {
  const initial = await readFile(file, 'utf8')
    .then((text): SandboxPayment[] => JSON.parse(text))
    .catch(first);
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
  await app.listen({ host, port });
  return async () => {
    await app.close();
    await saving;
  };
}

/** Starts the sandbox of a demo beside the server, with the demo's payments. */
export async function startSandbox(
  { config, pool, clock, say }: Pick<Started, 'config' | 'pool' | 'clock' | 'say'>,
  closing: Close[],
): Promise<void> {
  const { port } = new URL(config.sandboxUrl ?? '');
  const file = join(config.dataDir, 'sandbox.json');
  const first = () => knownPayments(pool, collectingOf(config));
  try {
    closing.push(await listenAsSandbox({ host: config.host, port: Number(port), file, first, clock }));
  } catch (error) {
    say(`The sandbox gateway cannot start at ${config.sandboxUrl}: ${error instanceof Error ? error.message : error}`);
  }
}
