import { describe, expect, it } from 'vitest';
import { enterAs, useBrowser } from '../support/browser.ts';
import { expectAccessible } from '../support/browserAxe.ts';
import { t as words } from '../support/words.ts';

const { open } = useBrowser();
const t = (key: string, args = {}) => words('en', key, args);

interface Client {
  readonly uuid: string;
  readonly public_hash?: string;
}

/** The client of the demo that has a link to its page. */
async function linked() {
  const company = await open();
  const token = await enterAs(company, 'ana@acme.test');
  const headers = { authorization: `Bearer ${token}` };
  const { results } = await (await company.request.get('/api/v2/entities?search=Norte', { headers })).json();
  const client = (results as Client[]).find(({ public_hash: hash }) => hash);
  return { company, headers, uuid: client?.uuid ?? '', hash: client?.public_hash ?? '' };
}

describe('the page of a client', () => {
  it('pays three invoices by one transfer; one that is paid meanwhile is named and leaves the selection', async () => {
    const { company, headers, uuid, hash } = await linked();
    const page = await open({ language: 'en', width: 390, height: 844, expected: [/^409 POST/, /^404 GET/] });
    await page.goto(`/view/clients/${hash}`);
    const boxes = page.getByRole('checkbox');
    await boxes.first().waitFor();
    await expectAccessible(page);
    const { results } = await (await page.request.get(`/api/v2/public/clients/${hash}`)).json();
    for (const place of [0, 1, 2]) await boxes.nth(place).check();
    await company.request.put(`/api/v2/invoice/status/${results[1].uuid}`, { headers, data: { status: 'paid' } });
    const pay = page.getByRole('button', { name: /^Pay / });
    await pay.click();
    const refusal = t('public.client.refused.paid', { number: results[1].number });
    await page.getByRole('alert').getByText(refusal).waitFor();
    await page.getByText(t('public.client.selected.other', { count: 2 })).waitFor();
    await pay.click();
    const numbers = [results[0].number, results[2].number].toSorted((a, b) => a - b).join(', ');
    await page.getByText(t('public.client.numbersValue', { numbers })).waitFor();
    await expectAccessible(page);

    await company.request.put(`/api/v2/entities/${uuid}/end_link`, { headers });
    await page.reload();
    await page.getByText(t('public.notFoundTitle')).first().waitFor();
    expect(await boxes.count()).toBe(0);
  });
});
