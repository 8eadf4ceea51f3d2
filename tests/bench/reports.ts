import { parseArgs } from 'node:util';
import { dimensionNames } from '../../domain/reports/groups.ts';
import { onInstallation, signedIn } from './installation.ts';

/**
 * `node tests/bench/reports.ts --invoices 2000000`: milliseconds of every report of the largest company, by each of its
 * dimensions, over a year and over ten: the shortest and the middle of some rounds, taken by turns.
 */
const { values: options } = parseArgs({
  options: { invoices: { type: 'string', default: '100000' }, rounds: { type: 'string', default: '7' } },
});

await onInstallation(Number(options.invoices), async ({ app }) => {
  const headers = await signedIn(app);
  const year = new Date().getUTCFullYear();
  const periods = [
    '',
    `&from=${year - 8}-01-01&to=${year + 1}-12-31`,
    `&from=${year - 1}-01-01&to=${year}-12-31&compare=true`,
  ];
  const asked = app.reports.flatMap(({ report }) =>
    dimensionNames(report).flatMap((by) =>
      (report.period ? periods : ['']).map((period) => `/api/v2/reports/${report.name}?by=${by}${period}`),
    ),
  );
  const taken = new Map<string, number[]>(asked.map((url) => [url, []]));
  for (let round = 0; round < Number(options.rounds); round += 1) {
    for (const url of asked) {
      const before = performance.now();
      // oxlint-disable-next-line no-await-in-loop -- one at a time: they would share the processor
      const { statusCode, body } = await app.inject({ url, headers });
      if (statusCode !== 200) throw new Error(body);
      taken.get(url)?.push(performance.now() - before);
    }
  }
  for (const [url, times] of taken) {
    const sorted = times.toSorted((a, b) => a - b);
    const middle = sorted[Math.floor(sorted.length / 2)] ?? 0;
    console.log(`${url}: ${sorted[0]?.toFixed(0)} ms at best, ${middle.toFixed(0)} ms in the middle`);
  }
});
