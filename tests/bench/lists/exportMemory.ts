import { parseArgs } from 'node:util';
import { listening, onInstallation, signedIn } from '../installation.ts';

/**
 * `node --expose-gc tests/bench/lists/exportMemory.ts --invoices 666667`: the most memory that the process needs beyond what
 * it had before, while it writes the invoices of the largest tenant, three tenths of all, as CSV and as a workbook, and the
 * lists of each month. A file of ten times the rows needs no more.
 */
const { values: options } = parseArgs({ options: { invoices: { type: 'string', default: '100000' } } });

const megabyte = 1024 ** 2;

await onInstallation(Number(options.invoices), async ({ app, owner }) => {
  const [server = ''] = await listening(app);
  const headers = await signedIn(app);
  const { rows } = await owner.query<{ month: string; n: number }>(
    `select to_char(created, 'YYYY-MM') as month, count(*)::int as n
     from invoices i join tenants t on t.id = i.tenant_id where t.slug = 'load-001' group by 1 order by 2`,
  );
  const [fewest, most] = [rows[0], rows.at(-1)];
  const list = `${server}/api/v2/invoice/invoices-single/export`;
  const cases: readonly (readonly [name: string, url: string])[] = [
    ['100 rows as CSV', `${list}?amount_gte=30000`],
    ['all as CSV', list],
    ['all as a workbook', `${list}?format=xlsx`],
    [`the month with ${fewest?.n}`, `${server}/api/v2/month?month=${fewest?.month}&part=1`],
    [`the month with ${most?.n}`, `${server}/api/v2/month?month=${most?.month}&part=1`],
  ];
  for (const [name, url] of cases) {
    // oxlint-disable-next-line no-await-in-loop -- one at a time, to measure each
    const { bytes, peak, seconds } = await memoryOf(url, headers);
    console.log(
      `${name}: ${(bytes / megabyte).toFixed(1)} MB in ${seconds.toFixed(1)} s, ${(peak / megabyte).toFixed(0)} MB more memory`,
    );
  }
});

async function memoryOf(url: string, headers: Record<string, string>) {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  const begun = performance.now();
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 20);
  const answer = await fetch(url, { headers });
  if (!answer.ok || !answer.body) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  let bytes = 0;
  for await (const part of answer.body) bytes += part.byteLength;
  clearInterval(watch);
  return { bytes, peak: peak - before, seconds: (performance.now() - begun) / 1_000 };
}
