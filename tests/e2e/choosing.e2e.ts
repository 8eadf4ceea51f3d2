import { describe, expect, it } from 'vitest';
import { enterAs, useBrowser, visit } from '../support/browser.ts';

const { open } = useBrowser();
const searched = /\/api\/v2\/entities\?.*search=/;

describe('who buys, chosen in a hurry', () => {
  it('is whom the name says, though the answer comes late, and the one before it later still', async () => {
    const page = await open();
    await enterAs(page, 'ana@acme.test');
    await visit(page, '/company/invoices/create');
    const late = { harbor: 2500, Norte: 800 };
    await page.route(searched, async (route) => {
      const search = new URL(route.request().url()).searchParams.get('search') ?? '';
      await new Promise((resolve) => setTimeout(resolve, late[search as keyof typeof late] ?? 0));
      await route.continue();
    });
    const buyer = page.getByRole('combobox', { name: 'Tomador do serviço' });
    const older = page.waitForRequest(searched);
    await buyer.fill('harbor');
    await older;
    await buyer.fill('');
    await buyer.pressSequentially('Norte');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByText('509 442 013 · Portugal').waitFor();
    expect(await buyer.inputValue()).toBe('Norte Digital, Lda.');
  });
});
