import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type CDPSession, type Locator, type Page } from 'playwright';
import { ensureConsole } from '../../../scripts/lib/console.mjs';
import { startServer } from '../../support/browserServer.ts';
import { browserPath } from '../../support/browserPath.ts';

/**
 * `node tests/bench/console/typing.ts --lines 100 --keys 40`: the main thread's milliseconds for a keystroke in a draft of many
 * lines, minus those in a bare textarea in the same browser; includes rendering and all work within a tenth of a
 * second. The 95th percentile includes the keystrokes at which the form saves the draft locally, once a second.
 * `--invoices 600` types into a running contract of 600 invoices, which are all on the page.
 */
const { values: options } = parseArgs({
  options: {
    lines: { type: 'string', default: '100' },
    keys: { type: 'string', default: '40' },
    invoices: { type: 'string', default: '0' },
  },
});
const frequency = Number(options.invoices);
/** Milliseconds between keystrokes of a fast typist. */
const pause = 100;
const invoices = '/api/v2/invoice/invoices-single';

/** The measured fields, each with the keys to type. */
const fields: readonly (readonly [name: string, selector: string, keys: string])[] = [
  ['description of a line', '[data-column=item]', 'consultoria '],
  ['quantity of a line', '[data-column=quantity]', '1234'],
  ['price of a line', '[data-column=price]', '1234'],
  ['own number', 'input[name=company_number]', 'ACME-2026 '],
  ['payment terms', '.rich-editor[data-name=terms_payment]', 'pagamento em trinta dias '],
  ['observation', '.rich-editor[data-name=observation]', 'pago por transferencia '],
];

ensureConsole();
const server = await startServer(fileURLToPath(new URL('../../..', import.meta.url)));
const executablePath = browserPath();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
try {
  const context = await browser.newContext({ baseURL: server.address, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const form = await longDocument(page);
  const client = await context.newCDPSession(page);
  // Measures the thread's processor time instead of elapsed time, because other processes share the processors.
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });

  await page.setContent('<textarea rows="3" cols="60"></textarea>');
  const bare = (await costs(page, client, page.locator('textarea'), 'consultoria ')).toSorted((a, b) => a - b);
  console.log(`bare textarea: ${at(bare, 0.5).toFixed(1)} ms a key, 95th percentile ${at(bare, 0.95).toFixed(1)}`);

  await page.goto(form, { waitUntil: 'networkidle' });
  for (const [name, selector, keys] of fields) {
    const field = await entered(page, selector);
    const beyond = (await costs(page, client, field, keys))
      .map((cost) => cost - at(bare, 0.5))
      .toSorted((a, b) => a - b);
    console.log(`${name}: ${at(beyond, 0.5).toFixed(1)} ms beyond it, 95th percentile ${at(beyond, 0.95).toFixed(1)}`);
  }
} finally {
  await browser.close();
  await server.stop();
}

/**
 * Signs in and creates a draft or a contract that repeats the lines of a draft in the demo; returns the path of its
 * form.
 */
async function longDocument(page: Page): Promise<string> {
  const { request } = page;
  const login = await request.post('/api/v1/auth/login', {
    data: { email: 'ana@acme.test', password: 'ultramar-demo' },
  });
  await page.addInitScript(() => localStorage.setItem('ultramar.signedIn', 'yes'));
  const headers = { authorization: `Bearer ${(await login.json()).access_token}` };
  const { results } = await (await request.get(`${invoices}?status=draft&per_page=1`, { headers })).json();
  const { items_invoice: lines, ...source } = await (
    await request.get(`${invoices}/${results[0].uuid}`, { headers })
  ).json();
  const repeated = Array.from({ length: Number(options.lines) }, (_, index) => {
    const { item, quantity, price, scenery } = lines[index % lines.length];
    return { item: { uuid: item.uuid }, quantity, price, scenery: { uuid: scenery.uuid } };
  });
  const { service_provider_uuid, service_buyer_uuid, currency, created, due_date } = source;
  const shared = { service_provider_uuid, service_buyer_uuid, currency, due_date, items_invoice: repeated };
  const terms = {
    frequency,
    frequency_symbology: 'M',
    type: 'variable',
    total_amount: '1',
    due_date_contract: '2199-12-31',
  };
  const [path, data] = frequency
    ? ['/api/v2/contracts', { ...shared, ...terms, confirm_scenarios: true }]
    : [invoices, { ...shared, created, is_draft: true }];
  const made = await request.post(`${path}/create`, { headers, data });
  if (!made.ok()) throw new Error(`The document was not created: ${await made.text()}`);
  const { uuid, detail } = await made.json();
  return `/company/${frequency ? 'contracts' : 'invoices'}/create?uuid=${uuid ?? detail.uuid}`;
}

/** Returns an empty field; for a cell of the grid, opens a line in the middle first. */
async function entered(page: Page, selector: string): Promise<Locator> {
  if (selector.startsWith('[data-column')) {
    const line = page.locator('.lines-table tbody > tr').nth(Math.floor(Number(options.lines) / 2));
    await line.locator('.line-number-button').click();
  }
  const field = page.locator(selector).first();
  await field.fill('');
  return field;
}

/** Returns the main thread's milliseconds for each keystroke. */
async function costs(page: Page, client: CDPSession, field: Locator, keys: string): Promise<number[]> {
  await field.focus();
  await page.waitForTimeout(1_000);
  const taken: number[] = [];
  for (let index = 0; index < Number(options.keys); index += 1) {
    // Clears a number before it reaches its maximum length, outside the measurement.
    if (keys === '1234' && index > 0 && index % 6 === 0) await field.fill('');
    const before = await busy(client);
    await page.keyboard.press(keys[index % keys.length] === ' ' ? 'Space' : (keys[index % keys.length] ?? '1'));
    await page.waitForTimeout(pause);
    taken.push((await busy(client)) - before);
  }
  return taken;
}

async function busy(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
