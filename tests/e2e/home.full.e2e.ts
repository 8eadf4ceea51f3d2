import { describe, expect, it } from 'vitest';
import { demoPassword, enterAs, useBrowser, visit } from '../support/browser.ts';
import { t as wordsOf } from '../support/words.ts';

const { open } = useBrowser();
const t = (key: string, args?: Record<string, string | number>) => wordsOf('pt', key, args);

/** From the page of sign-in to the figures of home, with an empty cache (docs/performance.md). */
const mostScripts = 366_000;
const mostRequests = 15;

/** The demo shows its mails; no other installation loads these. */
const ofDemo = /CausedMail|StoredMail|MailFrame|mails/;

/**
 * Returns what a page requested until the answer with the figures, with its size as sent. Calls of the API that begin
 * after the one for the figures do not delay them, and a slow answer must not count them.
 */
const loadedUntilFigures = () => {
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  const figures = entries.find(({ name }) => name.endsWith('/api/v2/home'));
  if (!figures) return [];
  const isCall = (name: string) => new URL(name).pathname.startsWith('/api/');
  return entries
    .filter(({ name, startTime }) => startTime <= (isCall(name) ? figures.startTime : figures.responseEnd))
    .map(({ name, transferSize }) => ({ path: new URL(name).pathname, bytes: transferSize }));
};

describe('from the sign-in to the figures of home', () => {
  it(`the browser loads at most ${mostScripts / 1000} kB of script in ${mostRequests} requests`, async () => {
    const page = await open();
    await page.goto('/login');
    await page.getByLabel(t('signin.email')).fill('ana@acme.test');
    await page.getByLabel(t('signin.password'), { exact: true }).fill(demoPassword);
    await page.keyboard.press('Enter');
    await page.locator('.figure-amount').first().waitFor();
    const loaded = (await page.evaluate(loadedUntilFigures)).filter(({ path }) => !ofDemo.test(path));
    const listed = loaded.map(({ path, bytes }) => `${bytes} ${path}`).join('\n');
    const scripts = loaded.filter(({ path }) => path.endsWith('.js'));
    expect(scripts.length, listed).toBeGreaterThan(5);
    expect(
      scripts.reduce((sum, { bytes }) => sum + bytes, 0),
      listed,
    ).toBeLessThanOrEqual(mostScripts);
    expect(loaded.length, listed).toBeLessThanOrEqual(mostRequests);
    if (process.env.SHOW_LOADED) console.log(listed);
  });
});

describe('the home page', () => {
  it('has nothing but what sums up, comes next, owes and waits above the fold of 900 pixels', async () => {
    const page = await open();
    await enterAs(page, 'ana@acme.test');
    await visit(page, '/company');
    const bottomOf = async (name: string) => {
      const box = await page.getByRole('region', { name }).boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0);
    };
    for (const key of ['home.figures', 'home.next.title', 'home.needsYou.title'])
      expect(await bottomOf(t(key)), key).toBeLessThanOrEqual(900);
    const owing = await page.getByRole('region', { name: t('home.owing.title') }).boundingBox();
    expect(owing?.y).toBeLessThan(800);
    const latest = await page.getByRole('region', { name: t('home.latest') }).boundingBox();
    expect(latest?.y).toBeGreaterThan(850);
  });

  it('begins on a phone with what is overdue', async () => {
    const page = await open({ width: 390, height: 844 });
    await enterAs(page, 'ana@acme.test');
    await visit(page, '/company');
    const order = await page.locator('main h2').allTextContents();
    expect(order.map((text) => text.trim()).slice(0, 5)).toEqual([
      t('home.overdue'),
      t('home.due'),
      expect.stringMatching(/^Recebido em /),
      t('home.needsYou.title'),
      t('home.next.title'),
    ]);
  });
});
