// Takes the pictures of README and docs from the demo into docs/images: `npm run pictures`. It needs Chromium, like
// `npm test`.
import { onProjectNode } from './lib/node.mjs';
import { inRoot } from './lib/paths.mjs';
import { ensureBrowser } from './lib/browser.mjs';
import { ensureConsole } from './lib/console.mjs';

const user = { email: 'ana@acme.test', password: 'ultramar-demo' };

/** The key of a list's record with the largest amount. */
async function keyOfMost(read, list, amount) {
  const { results } = await read(list);
  return results.toSorted((one, other) => amount(other) - amount(one))[0].uuid;
}

const taxesAbroad = (invoice) =>
  Number(invoice.importer_total_taxes_payable_exporter) + Number(invoice.importer_total_taxes_payable_importer);

/** The pictures by name, with the paths of their pages. */
const pictures = {
  home: () => '/company',
  invoice: async (read) =>
    `/company/invoices/create?uuid=${await keyOfMost(read, 'invoice/invoices-single?status=draft&per_page=100', taxesAbroad)}`,
  contract: async (read) =>
    `/company/contracts/${await keyOfMost(read, 'contracts?status=Active&per_page=100', (one) => Number(one.billed_amount) / Number(one.total_amount))}`,
};

await onProjectNode(async () => {
  const { chromium } = await import('playwright');
  const { startServer } = await import('../tests/support/browserServer.ts');
  const { browserFlags } = await import('../tests/support/browserFlags.ts');
  ensureConsole();
  const { address, stop } = await startServer(inRoot('.'));
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: [...browserFlags] });
  try {
    const context = await browser.newContext({
      baseURL: address,
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    await context.addCookies([{ name: 'language', value: 'en', url: address }]);
    const page = await context.newPage();
    const signedIn = await page.request.post('/api/v1/auth/login', { data: user });
    const headers = { authorization: `Bearer ${(await signedIn.json()).access_token}` };
    const read = async (path) => (await page.request.get(`/api/v2/${path}`, { headers })).json();
    await page.addInitScript(() => localStorage.setItem('ultramar.signedIn', 'yes'));
    for (const [name, pathOf] of Object.entries(pictures)) {
      await page.goto(await pathOf(read));
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForFunction(() => !document.querySelector('.MuiSkeleton-root, [aria-busy=true]'));
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: inRoot('docs/images', `${name}.png`), animations: 'disabled' });
      console.log(`docs/images/${name}.png`);
    }
  } finally {
    await browser.close();
    await stop();
  }
});
