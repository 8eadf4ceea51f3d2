import { describe, expect, it } from 'vitest';
import { arrived, enterAs, useBrowser, visit } from '../support/browser.ts';
import { checkSignIn } from './steps/signIn.ts';

const { open } = useBrowser();

checkSignIn(open, ['en']);

describe('a continued session', () => {
  it('is requested once by each reloaded tab, and kept by both', async () => {
    const page = await open();
    await enterAs(page, 'ana@acme.test');
    const other = await page.context().newPage();
    await other.addInitScript(() => localStorage.setItem('ultramar.signedIn', 'yes'));
    const tabs = [page, other];
    await Promise.all(tabs.map((tab) => visit(tab, '/company/items')));
    const statuses: number[] = [];
    page.context().on('response', (answer) => {
      if (answer.url().endsWith('/auth/refresh')) statuses.push(answer.status());
    });
    await Promise.all(tabs.map((tab) => tab.reload()));
    await Promise.all(tabs.map(arrived));
    expect(statuses).toEqual([200, 200]);
    expect(tabs.map((tab) => new URL(tab.url()).pathname)).toEqual(['/company/items', '/company/items']);
  });
});
