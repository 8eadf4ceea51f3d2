import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { defaultBudgets } from '../../server/budgets.ts';
import { startProcess } from '../../server/documents/drawingProcess.ts';
import type { Job } from '../../server/documents/messages.ts';
import { usageOf } from '../../server/usage.ts';
import { ApiError } from '../../server/errors.ts';
import { filledRequest, hostileTexts } from '../support/hostile/documents.ts';
import { unreadOf } from '../support/sampleDocument.ts';

/**
 * `node tests/bench/hostileDocuments.ts --lines 1000`: what the dearest texts cost, in a worker of their own each, every
 * field of a document as long as it may be. Processor time, since other work on the machine does not count in it.
 */
const { values: options } = parseArgs({ options: { lines: { type: 'string', default: '1000' } } });

/** What one document takes of a fresh worker: whether it was drawn, milliseconds of a processor, most memory in MiB. */
async function measure(job: Job): Promise<string> {
  const worker = startProcess(new URL('../../server/documents/worker.ts', import.meta.url), defaultBudgets);
  await worker.started;
  const before = usageOf(worker.pid)?.cpuMs ?? 0;
  const outcome = await worker.draw(job, 'session').then(
    ({ bytes }) => `${Math.ceil(bytes.byteLength / 1024)} kB`,
    (error: unknown) => (error instanceof ApiError ? `refused (${error.budget})` : String(error)),
  );
  const spent = (usageOf(worker.pid)?.cpuMs ?? Number.NaN) - before;
  const peak = Math.round(peakOf(worker.pid));
  await worker.end();
  return `${outcome}, ${spent} ms, ${peak} MiB`;
}

function peakOf(pid: number): number {
  try {
    return Number(/^VmHWM:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

for (const [name, text] of Object.entries({ 'ordinary words': 'Consultoria em software ', ...hostileTexts })) {
  const request = unreadOf(filledRequest(text, Number(options.lines)));
  const pdf = await measure({ kind: 'pdf', request });
  const page = await measure({ kind: 'html', request, modal: true, encoding: 'br' });
  console.log(`${name}: PDF ${pdf}; page ${page}`);
}
