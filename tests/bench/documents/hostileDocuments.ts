import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { defaultBudgets } from '../../../server/limits/budgets.ts';
import { startProcess } from '../../../server/drawing/process/drawingProcess.ts';
import type { Job } from '../../../server/drawing/process/messages.ts';
import { usageOf } from '../../../server/base/processUsage.ts';
import { ApiError } from '../../../server/base/errors.ts';
import { filledRequest, hostileTexts } from '../../support/hostile/documents.ts';
import { unreadOf } from '../../support/sampleDocument.ts';

/**
 * `node tests/bench/documents/hostileDocuments.ts --lines 1000`: the cost of the most expensive texts, each in a fresh worker,
 * with every field of a document at its maximum length. Measures processor time, which other load on the machine does
 * not affect.
 */
const { values: options } = parseArgs({ options: { lines: { type: 'string', default: '1000' } } });

/**
 * Renders one document in a fresh worker: returns the outcome, the processor time in ms, and the peak memory in MiB.
 */
async function measure(job: Job): Promise<string> {
  const worker = startProcess(new URL('../../../server/drawing/process/worker.ts', import.meta.url), defaultBudgets);
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
