import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium, type CDPSession, type Page } from 'playwright';
import { ensureConsole } from '../../../scripts/lib/console.mjs';
import { createCompiler } from '../../../server/drawing/compiler.ts';
import { readLines } from '../../../server/drawing/request.ts';
import { sampleKinds, sampleRequest, type SampleKind } from '../../../server/drawing/sample.ts';
import { startServer } from '../../support/browserServer.ts';
import { browserPath } from '../../support/browserPath.ts';
import { t as words } from '../../support/words.ts';

/**
 * `node tests/bench/documents/preview.ts --keys 20`: milliseconds from a key in the editor of a template to the picture of the
 * document, by sample. Beside it, the processor time of its two main parts, which other processes on the machine do not
 * prolong: the drawing, and the main thread of the browser.
 */
const { values: options } = parseArgs({ options: { keys: { type: 'string', default: '20' } } });
const t = (key: string, args = {}) => words('pt', key, args);
/** Milliseconds between keys, so that each key gets its picture. */
const pause = 700;

const compiler = createCompiler();
ensureConsole();
const server = await startServer(fileURLToPath(new URL('../../..', import.meta.url)));
const args = ['--no-sandbox', '--disable-gpu', '--disable-quic'];
const browser = await chromium.launch({ executablePath: browserPath(), args });
try {
  const context = await browser.newContext({ baseURL: server.address, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await openEditor(page);
  const client = await context.newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  for (const kind of sampleKinds) {
    const { shown, busy } = await typing(page, client, kind);
    console.log(
      `${kind}: ${at(shown, 0.5).toFixed(0)} ms from key to picture, 95th percentile ${at(shown, 0.95).toFixed(0)}; ` +
        `drawing ${drawingTime(kind).toFixed(0)}, main thread ${busy.toFixed(0)}`,
    );
  }
} finally {
  await browser.close();
  await server.stop();
}

/** Signs in and opens a copy of the default template, with a free text; its title is focused. */
async function openEditor(page: Page): Promise<void> {
  await page.request.post('/api/v1/auth/login', { data: { email: 'ana@acme.test', password: 'ultramar-demo' } });
  await page.addInitScript(() => {
    if (window.origin !== 'null') localStorage.setItem('ultramar.signedIn', 'yes');
  });
  await page.goto('/company/invoice-templates/create');
  await page.getByRole('button', { name: t('templateEditor.start.with', { name: 'Ultramar' }) }).click();
  await page.getByRole('button', { name: t('templateEditor.add'), exact: true }).click();
  await page.getByRole('menuitem', { name: new RegExp(`^${t('templateEditor.blocks.text.name')}`) }).click();
  await page.locator('.template-preview').frameLocator('iframe').locator('svg').first().waitFor();
  await page.evaluate(() => {
    const body = document.querySelector<HTMLIFrameElement>('.template-preview iframe')?.contentDocument?.body;
    let pressed = 0;
    addEventListener('keydown', (event) => (pressed = event.timeStamp), { capture: true });
    const painted = () =>
      requestAnimationFrame(() => setTimeout(() => performance.measure('shown', { start: pressed })));
    if (body) new MutationObserver(painted).observe(body, { childList: true });
  });
}

/** Types a title and returns, for each key, the milliseconds until the picture, sorted; and those of the main thread. */
async function typing(page: Page, client: CDPSession, kind: SampleKind) {
  await page.getByRole('combobox', { name: t('templateEditor.preview.sample') }).click();
  await page.getByRole('option', { name: t(`templateEditor.samples.${kind}`), exact: true }).click();
  await page.getByRole('textbox', { name: t('resources.invoice-templates.fields.block.title'), exact: true }).focus();
  await page.waitForTimeout(2 * pause);
  await page.evaluate(() => performance.clearMeasures());
  const before = await busyTime(client);
  const keys = Number(options.keys);
  for (let key = 0; key < keys; key += 1) {
    await page.keyboard.press('KeyA');
    await page.waitForTimeout(pause);
  }
  const busy = ((await busyTime(client)) - before) / keys;
  const shown = await page.evaluate(() => performance.getEntriesByName('shown').map(({ duration }) => duration));
  return { busy, shown: shown.toSorted((a, b) => a - b) };
}

async function busyTime(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}

/** Returns the median processor time of drawing a sample. */
function drawingTime(kind: SampleKind): number {
  const times = Array.from({ length: 21 }, () => {
    const before = process.cpuUsage();
    Array.from(compiler.joinedPages(readLines(sampleRequest('invoiceTemplate1', 'pt', '2026-01-01', kind))));
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return at(
    times.toSorted((a, b) => a - b),
    0.5,
  );
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
