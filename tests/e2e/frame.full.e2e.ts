import { describe, expect, it } from 'vitest';
import { enterAs, useBrowser, visit } from '../support/browser.ts';
import { expectAccessible } from '../support/browserAxe.ts';
import { textField } from '../support/browserForms.ts';
import { t as wordsOf } from '../support/words.ts';

const { open, share } = useBrowser();
const t = (key: string, args?: Record<string, string | number>) => wordsOf('pt', key, args);

const nobody = '0192f0c1-7a3e-7000-8000-000000000009';

describe('every route has a title', () => {
  it.each([
    ['carla@contas.test', '/company/invoices/create?tenant=acme', 'shell.accessDenied.title'],
    ['carla@contas.test', '/company/entities/create?tenant=acme', 'shell.accessDenied.title'],
    ['ana@acme.test', '/company/currencies', 'shell.notFound.title'],
    ['ana@acme.test', '/company/nowhere', 'shell.notFound.title'],
    ['admin@ultramar.test', '/admin/nowhere', 'shell.notFound.title'],
    ['admin@ultramar.test', '/admin/currencies', 'resources.currencies.name'],
  ])('%s at %s', async (email, path, title) => {
    const page = await share(email, async () => {
      const first = await open();
      await enterAs(first, email);
      return first;
    });
    await visit(page, path);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(t(title, { smart_count: 2 }));
    await expectAccessible(page);
  });

  it('an unknown record links to its list', async () => {
    const page = await open({ expected: [/^404 GET \/api\/v2\/entities/, /^console: HttpError/] });
    await enterAs(page, 'ana@acme.test');
    await visit(page, `/company/entities/${nobody}`);
    await page.getByRole('link', { name: t('shell.missingRecord.list') }).click();
    await page.getByRole('heading', { level: 1, name: t('resources.entities.name', { smart_count: 2 }) }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/company/entities');
  });
});

describe('nothing covers controls', () => {
  it('a toast appears at the bottom of the menu and leaves the width of the page unchanged', async () => {
    const page = await open();
    await enterAs(page, 'ana@acme.test');
    await visit(page, '/company/items/create');
    await textField(page, t('resources.items.fields.description')).fill('Ao pé do menu');
    await page.getByRole('button', { name: t('ra.action.save'), exact: true }).click();
    await page.waitForURL('/company/items');
    const toast = await page.locator('.MuiSnackbar-root').boundingBox();
    const main = await page.getByRole('main').boundingBox();
    expect((toast?.x ?? 0) + (toast?.width ?? 0)).toBeLessThanOrEqual(main?.x ?? 0);
  });

  it('the bottom bar is not sticky in a window as low as one zoomed to 200 %', async () => {
    const page = await open({ width: 720, height: 450 });
    await enterAs(page, 'ana@acme.test');
    await visit(page, '/company/entities/create');
    const bar = page.getByRole('button', { name: t('ra.action.save'), exact: true }).locator('..');
    const position = () => bar.evaluate((element) => getComputedStyle(element).position);
    expect(await position()).toBe('static');
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await position()).toBe('sticky');
  });

  it('a tooltip is within a landmark', async () => {
    const page = await open();
    await enterAs(page, 'ana@acme.test');
    await visit(page, '/company/entities/create');
    await page.getByRole('link', { name: t('common.back') }).hover();
    await page.getByRole('tooltip').waitFor();
    await expectAccessible(page);
  });
});
