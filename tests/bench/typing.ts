import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type CDPSession, type Locator, type Page } from 'playwright';
import { ensureConsole } from '../../scripts/lib/console.mjs';
import { startServer } from '../support/browserServer.ts';
import { browserPath } from '../support/browserPath.ts';

/**
 * `node tests/bench/typing.ts --lines 100 --keys 40`: the milliseconds of the main thread that a key takes in a draft of
 * so many lines, beyond what it takes in a bare textarea of the same browser: drawing, and all that follows within a
 * tenth of a second. The 95th percentile has the keys on which the draft is kept, once a second. `--invoices 600` types
 * into a running contract of so many invoices, which all stand beside the form.
 */
const { values: options } = parseArgs({
  options: {
    lines: { type: 'string', default: '100' },
    keys: { type: 'string', default: '40' },
    invoices: { type: 'string', default: '0' },
  },
});
const frequency = Number(options.invoices);
/** Milliseconds from key to key: what a fast typist takes. */
const pause = 100;
const invoices = '/api/v2/invoice/invoices-single';

/** Where is typed, and what can be typed there. */
const fields: readonly (readonly [name: string, selector: string, keys: string])[] = [
  ['description of a line', '[data-column=item]', 'consultoria '],
  ['quantity of a line', '[data-column=quantity]', '1234'],
  ['price of a line', '[data-column=price]', '1234'],
  ['own number', 'input[name=company_number]', 'ACME-2026 '],
  ['payment terms', '.rich-editor[data-name=terms_payment]', 'pagamento em trinta dias '],
  ['observation', '.rich-editor[data-name=observation]', 'pago por transferencia '],
];

ensureConsole();
const server = await startServer(fileURLToPath(new URL('../..', import.meta.url)));
const executablePath = browserPath();
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu', '--disable-quic'] });
try {
  const context = await browser.newContext({ baseURL: server.address, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const form = await longDocument(page);
  const client = await context.newCDPSession(page);
  // Its own time, and not the clock's: others have the processors too.
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

/** Signs in, and makes a draft or a contract of the lines of a draft of the demo over and over; answers where it is edited. */
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
  if (!made.ok()) throw new Error(`Nothing was made: ${await made.text()}`);
  const { uuid, detail } = await made.json();
  return `/company/${frequency ? 'contracts' : 'invoices'}/create?uuid=${uuid ?? detail.uuid}`;
}

/** A field, empty; a cell of the grid is entered in the middle of the lines. */
async function entered(page: Page, selector: string): Promise<Locator> {
  if (selector.startsWith('[data-column')) {
    const line = page.locator('.lines-table tbody > tr').nth(Math.floor(Number(options.lines) / 2));
    await line.locator('.line-number-button').click();
  }
  const field = page.locator(selector).first();
  await field.fill('');
  return field;
}

/** What each key costs the main thread, in milliseconds. */
async function costs(page: Page, client: CDPSession, field: Locator, keys: string): Promise<number[]> {
  await field.focus();
  await page.waitForTimeout(1_000);
  const taken: number[] = [];
  for (let index = 0; index < Number(options.keys); index += 1) {
    // A number grows no longer than it may be: it is begun anew, which is no part of what is measured.
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
