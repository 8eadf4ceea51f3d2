import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { arrived, enterAs, useBrowser, visit } from '../support/browser.ts';
import { expectAccessible } from '../support/browserAxe.ts';
import { textField, unfold } from '../support/browserForms.ts';
import { t as words } from '../support/words.ts';
import { createDraft } from './steps/draft.ts';

const { open } = useBrowser();
const t = (key: string, args = {}) => words('pt', key, args);
const invoices = '/api/v2/invoice/invoices-single';
const name = t('resources.invoices.fields.observation');

interface Draft {
  readonly uuid: string;
  readonly public_hash: string;
}

/** Opens the form of a draft and empties its text. */
async function drafted(page: Page) {
  const token = await enterAs(page, 'ana@acme.test');
  const headers = { authorization: `Bearer ${token}` };
  const uuid = await createDraft(page, token);
  const draft = (await (await page.request.get(`${invoices}/${uuid}`, { headers })).json()) as Draft;
  await visit(page, `/company/invoices/create?uuid=${draft.uuid}`);
  await unfold(page, t('documents.folded.notes'));
  const text = textField(page, name).and(page.locator('.rich-editor'));
  await text.fill('');
  const read = async () =>
    (await (await page.request.get(`${invoices}/${draft.uuid}`, { headers })).json()).observation;
  return { draft, text, read };
}

const tool = (page: Page, format: string): Locator =>
  page
    .getByRole('toolbar', { name: t('generate.richText.toolbar', { field: name }) })
    .getByRole('button', { name: t(`generate.richText.${format}`), exact: true });

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: t('documents.draft.save'), exact: true }).click();
  await page.waitForURL(/\/company\/invoices\/[\da-f-]{36}/);
  await arrived(page);
}

/** Replaces the text by pasting the clipboard contents of another program. */
async function paste(text: Locator, contents: Readonly<Record<string, string>>): Promise<void> {
  await text.press('Control+A');
  await text.evaluate((field, given) => {
    const data = new DataTransfer();
    for (const [type, value] of Object.entries(given)) data.setData(type, value);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }, contents);
}

describe('a text with formatting', () => {
  it('is written by keyboard, saved, and read by the company and its client', async () => {
    const page = await open();
    const { draft, text, read } = await drafted(page);
    await text.pressSequentially('Pagar ');
    await tool(page, 'bold').click();
    await text.pressSequentially('em 30 dias');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Shift+Tab');
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    expect(await tool(page, 'bulletList').getAttribute('aria-pressed')).toBe('true');
    await text.pressSequentially('por cartão');
    await expectAccessible(page);
    await save(page);
    const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
    expect(await read()).toEqual({
      type: 'doc',
      content: [
        paragraph({ type: 'text', text: 'Pagar ' }, { type: 'text', text: 'em 30 dias', marks: [{ type: 'bold' }] }),
        {
          type: 'bulletList',
          content: [{ type: 'listItem', content: [paragraph({ type: 'text', text: 'por cartão' })] }],
        },
      ],
    });
    await page.locator('.rich-text li').getByText('por cartão').waitFor();
    await visit(page, `/view/invoices/individual/${draft.public_hash}`);
    await page.locator('.public-notes li').getByText('por cartão').waitFor();
    await expectAccessible(page);
  });

  it('stays plain text without formatting, and asks before it discards input', async () => {
    const page = await open();
    const { draft, text, read } = await drafted(page);
    await text.pressSequentially('Uma linha');
    await page.keyboard.press('Enter');
    await text.pressSequentially('e outra');
    await save(page);
    expect(await read()).toBe('Uma linha\ne outra');
    await visit(page, `/company/invoices/create?uuid=${draft.uuid}`);
    await unfold(page, t('documents.folded.notes'));
    await text.pressSequentially('!');
    await page.getByRole('link', { name: t('resources.contracts.name', { smart_count: 2 }), exact: true }).click();
    await page.getByRole('alertdialog').waitFor();
  });

  it('accepts only web and mail links', async () => {
    const page = await open({ theme: 'dark', width: 390, height: 844 });
    const { text } = await drafted(page);
    await text.pressSequentially('Portal');
    await text.press('Control+A');
    await tool(page, 'link').click();
    const address = textField(page, t('generate.richText.address'));
    await address.fill('javascript:alert(1)');
    await address.press('Enter');
    await page.getByText(t('validation.richText.link'), { exact: true }).waitFor();
    await expectAccessible(page);
    await address.fill('acme.test/pagar');
    await address.press('Enter');
    await address.waitFor({ state: 'detached' });
    expect(await text.locator('a').getAttribute('href')).toBe('https://acme.test/pagar');
  });
});

describe('pasted text', () => {
  it('keeps allowed formatting, and only the text of other content', async () => {
    // The browser's parser reports content that the page's policy blocks.
    const page = await open({ expected: [/Content Security Policy/] });
    const { text } = await drafted(page);
    await paste(text, {
      'text/html': `<h1>Taxas</h1><script>window.ran = 1</script><p style="color:red" onclick="window.ran = 1"><b>a</b>
        <img src="x" onerror="window.ran = 1"><a href="javascript:window.ran = 1">b</a></p>
        <table><tr><td>IVA</td><td>23%</td></tr><tr><td>ISS</td><td>5%</td></tr></table>`,
    });
    expect(await text.innerHTML()).toBe('<p>Taxas</p><p><strong>a</strong> b</p><p>IVA | 23%</p><p>ISS | 5%</p>');
    expect(await page.evaluate(() => 'ran' in window)).toBe(false);
  });

  it.each([
    ['text', { 'text/plain': 'linha\n'.repeat(170_000) }],
    ['HTML', { 'text/html': '<b>x</b> y '.repeat(90_000), 'text/plain': 'x y '.repeat(90_000) }],
  ])('is truncated if it is a megabyte of %s, with an error message', async (_, contents) => {
    const page = await open();
    const { text } = await drafted(page);
    await paste(text, contents);
    await page.keyboard.press('Tab');
    await page.getByText(t('validation.maxLength', { limit: 4_000 }), { exact: true }).waitFor();
    expect((await text.innerText()).length).toBeLessThan(10_000);
  });
});
