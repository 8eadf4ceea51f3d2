import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { today } from '../../domain/dates/today.ts';
import { enterAs, useBrowser, visit } from '../support/browser.ts';

const { open, share } = useBrowser();

const name = 'שלום Consulting Ltd. 24';
const long = 'ראשון שני שלישי רביעי חמישי שישי שביעי שמיני תשיעי עשירי ואחרון';

/** Two clients of Israel with an issued invoice each, by their names. */
const made = new Map<string, { readonly client: string; readonly invoice: string; readonly hash: string }>();

const shared = (): Promise<Page> =>
  share('ana', async () => {
    const page = await open();
    const token = await enterAs(page, 'ana@acme.test');
    const call = async (method: 'get' | 'post', path: string, data?: object) => {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await page.request[method](`/api/v2/${path}`, { headers, ...(data && { data }) });
      expect(answer.ok(), await answer.text()).toBe(true);
      return answer.json();
    };
    const { uuid: provider } = await call('get', 'companies/me');
    const day = today(new Date(), 'America/Sao_Paulo');
    const tribute = await call('post', 'tributes', { name: 'מס 17', description: 'מס' });
    const rate = { is_origin: true, type: 'Fixed', value: '5', tax_responsible: 'exporter' };
    const scenario = await call('post', 'scenarios', {
      name: 'ייצוא (IL)',
      code: 'DIRECTION',
      description: 'ללא ניכוי',
      origin: { id: 76 },
      destiny: { id: 376 },
      tributes: [{ ...rate, tribute: { uuid: tribute.uuid } }],
    });
    const account = await call('post', 'accounts', { name: 'בנק 12', details: 'סניף: 600' });
    const item = await call('post', 'invoice/items', { description: name });
    for (const [index, called] of [name, long].entries()) {
      const location = { place_id: 'text', address: 'רחוב הרצל 15', country: { id: 376 } };
      const contact = { responsible_name: 'דוד', responsible_email: 'david@example.test' };
      const body = { name: called, nif: `51443560${index}`, location, ...contact, is_payment_responsible: true };
      const { uuid: client } = await call('post', 'entities', body);
      const { uuid: invoice, public_hash: hash } = await call('post', 'invoice/invoices-single/create', {
        service_provider_uuid: provider,
        service_buyer_uuid: client,
        currency: 'USD',
        account_uuid: account.uuid,
        created: day,
        due_date: day,
        send_email: false,
        is_draft: false,
        items_invoice: [
          { item: { uuid: item.uuid }, quantity: '2', price: '1000', scenery: { uuid: scenario.uuid, tributes: [] } },
        ],
      });
      made.set(called, { client, invoice, hash });
    }
    return page;
  });

/** The left edges of words, in the first element that has all of them and shows them. */
const placesOf = (page: Page, ...words: string[]): Promise<number[]> =>
  page.evaluate((sought) => {
    const has = (element: Element) => sought.every((word) => element.textContent.includes(word));
    const all = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility() && has(element));
    const innermost = all.find((element) => ![...element.children].some(has));
    if (!innermost) return [];
    const texts = document.createTreeWalker(innermost, NodeFilter.SHOW_TEXT);
    const left = new Map<string, number>();
    while (texts.nextNode()) {
      const node = texts.currentNode;
      for (const word of sought) {
        const at = node.textContent?.indexOf(word) ?? -1;
        if (at < 0 || left.has(word)) continue;
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + word.length);
        left.set(word, range.getBoundingClientRect().left);
      }
    }
    return sought.map((word) => left.get(word) ?? Number.NaN);
  }, words);

const ascending = (places: readonly number[]) => places.toSorted((one, other) => one - other);

describe('a name that reads from the right', () => {
  let page: Page;
  beforeAll(async () => {
    page = await shared();
  });

  it.each([
    ['in a list', () => '/company/invoices'],
    ['as a title', () => `/company/entities/${made.get(name)?.client}`],
    ['on the page of a payer', () => `/view/invoices/individual/${made.get(name)?.hash}`],
  ])('has its words in their order %s', async (_, path) => {
    await visit(page, path());
    await page.getByText(name).first().waitFor();
    const [first, second, number] = await placesOf(page, 'שלום', 'Consulting', '24');
    expect([second, number, first]).toEqual(ascending([first ?? 0, second ?? 0, number ?? 0]));
    expect(second).toBeLessThan(first ?? 0);
  });

  it('leaves the words of a sentence around it where they are', async () => {
    await visit(page, `/company/invoices/${made.get(name)?.invoice}`);
    await page.getByText(name).first().waitFor();
    const places = await placesOf(page, 'Fatura', 'Consulting', 'שלום', 'emitida');
    expect(places).toHaveLength(4);
    expect(places).toEqual(ascending(places));
  });

  it('stands at the left of its field, with its words in their order', async () => {
    await visit(page, `/company/entities/${made.get(name)?.client}/edit`);
    const field = page.getByRole('textbox', { name: /^Nome/ }).first();
    await expect.poll(() => field.inputValue()).toBe(name);
    const style = await field.evaluate((input) => {
      const { unicodeBidi, textAlign } = getComputedStyle(input);
      return { unicodeBidi, textAlign };
    });
    expect(style).toEqual({ unicodeBidi: 'plaintext', textAlign: 'left' });
  });

  it.each([1440, 390])('begins with its first word where it is cut, at %i px', async (width) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/company/invoices');
    const cell = page.locator('.document-payer-name', { hasText: 'ראשון' }).first();
    await cell.waitFor();
    const [box, [first = 0] = []] = await Promise.all([cell.boundingBox(), placesOf(page, 'ראשון')]);
    const right = (box?.x ?? 0) + (box?.width ?? 0);
    expect(first).toBeGreaterThan(box?.x ?? 0);
    expect(first).toBeLessThan(right);
    expect(right - first).toBeLessThan(60);
  });
});
