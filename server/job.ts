import { fixedClock, systemClock } from './base/clock.ts';
import { siteOf } from './base/site.ts';
import { loadConfig } from './start/config.ts';
import { startDocuments } from './drawing/process/render.ts';
import { terminal } from './base/logLines.ts';
import { collectingOf } from './features/payments/gateways/collection.ts';
import { mailingOf } from './mail/mailTransport.ts';
import { openLog } from './web/logging.ts';
import { startDatabase } from './start/database/startDatabase.ts';
import { closeAll, type Close } from './start/lifecycle.ts';
import { onStopSignal } from './start/stopSignals.ts';
import type { NamedJob } from './engine/jobs/job.ts';
import { jobModules } from './start/jobs/jobModules.ts';
import { workerName } from './start/jobs/workerName.ts';

/**
 * `npm run job -- issueDue` runs one job as a worker does, prints the result, and ends. Exit code 1 after a failure.
 */
async function main(): Promise<void> {
  const job = await jobNamed(process.argv.slice(2));
  const config = await loadConfig(process.env);
  const clock = config.clock ? fixedClock(config.clock) : systemClock;
  const logger = openLog({ level: config.logLevel, ...(!config.production && { stream: terminal }) });
  const stopping = new AbortController();
  const { signal } = stopping;
  onStopSignal((name) => {
    say(`${name}: finishing what is under way`);
    stopping.abort(new Error('Stopped before the end: what was done stays, the next run does the rest'));
  });
  const closing: Close[] = [];
  try {
    const onLost = (error: unknown) => stopping.abort(error);
    const pool = await startDatabase(config, { say, onLost, clock, closing });
    signal.throwIfAborted();
    const { budgets } = config;
    const documents = startDocuments({ workers: 1, budgets });
    closing.push(() => documents.close());
    const mailing = mailingOf(config, budgets, documents);
    const collecting = collectingOf(config);
    const site = siteOf(config);
    const context = {
      pool,
      clock,
      budgets,
      logger,
      mailing,
      collecting,
      documents,
      site,
      worker: workerName(),
      signal,
    };
    const { done, failed } = await job.work(context);
    const counts = Object.entries({ ...done, failed }).map(([what, count]) => `${what} ${count}`);
    say(`${job.name} done: ${counts.join(', ')}`);
    if (failed > 0) process.exitCode = 1;
  } finally {
    await closeAll(closing);
  }
}

const say = (line: string) => console.log(line);

async function jobNamed(names: readonly string[]): Promise<NamedJob> {
  const jobs = await jobModules();
  const [name] = names;
  const job = jobs.find((one) => one.name === name);
  if (job && names.length === 1) return job;
  const usage = `Name one job: npm run job -- ${jobs.map((one) => one.name).join(' | ')}`;
  throw new Error(name === undefined || job ? usage : `There is no job ${name}. ${usage}`);
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
