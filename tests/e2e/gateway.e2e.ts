import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { enterAs, useBrowser, visit } from '../support/browser.ts';
import { textField } from '../support/browserForms.ts';
import { datesOfToday } from '../support/dates.ts';
import { t as wordsOf } from '../support/words.ts';

const { open } = useBrowser();
const t = (key: string) => wordsOf('en', key);
const own = '/api/v2/invoice/invoices-single';
const client = 'payer@blue-harbor.test';

interface Invoice {
  readonly uuid: string;
  readonly public_hash: string;
}

/** Issues an invoice that is sent to a client and collected by the sandbox; returns its key and the client’s own link. */
async function issueCollected(page: Page, token: string): Promise<{ readonly uuid: string; readonly link: string }> {
  const headers = { authorization: `Bearer ${token}` };
  const read = async <T>(path: string): Promise<T> => (await page.request.get(path, { headers })).json();
  const { results: drafts } = await read<{ results: Invoice[] }>(`${own}?status=draft&per_page=1`);
  const draft = await read<object>(`${own}/${drafts[0]?.uuid}`);
  const { results: accounts } = await read<{ results: { uuid: string; name: string }[] }>('/api/v2/accounts');
  const account_uuid = accounts.find(({ name }) => name === 'Sandbox')?.uuid;
  const sent = { send_email: true, responsible_name: 'Payer', responsible_email: client };
  const data = { ...draft, ...sent, ...datesOfToday(), account_uuid, is_draft: false, confirm_scenarios: true };
  const answer = await page.request.post(`${own}/create`, { headers, data });
  expect(answer.status(), await answer.text()).toBe(201);
  const { uuid, public_hash: hash } = (await answer.json()) as Invoice;
  const mailed = async () => (await page.request.get(`/api/v1/demo/mails?to=${client}`)).text();
  const link = new RegExp(String.raw`/view/invoices/individual/${hash}\?recipient=[\w-]+`);
  await expect.poll(mailed).toMatch(link);
  return { uuid, link: link.exec(await mailed())?.[0] ?? '' };
}

it('a client accepts an invoice and pays it at the gateway, while the open page and list of the company follow, which refunds it', async () => {
  const company = await open({ language: 'en' });
  const { uuid, link } = await issueCollected(company, await enterAs(company, 'ana@acme.test'));
  await visit(company, `/company/invoices/${uuid}`);
  const list = await open({ language: 'en' });
  await enterAs(list, 'ana@acme.test');
  await visit(list, '/company/invoices');
  const row = list.getByRole('row').filter({ has: list.locator(`a[href$="${uuid}"]`) });
  const inRow = (key: string) => row.getByText(t(key)).first().waitFor();

  const payer = await open({ language: 'en', width: 390, height: 844 });
  await visit(payer, link);
  await payer.getByRole('button', { name: t('public.answer.accept') }).click();
  await payer.getByText(t('public.answer.Accepted')).waitFor();
  const pay = payer.getByRole('link', { name: t('public.payment.now') });
  await inRow('resources.messages.values.status.Accepted');
  // The gateway creates the link in the background.
  await expect.poll(async () => (await payer.reload(), pay.count())).toBe(1);
  await pay.click();
  await payer.getByRole('button', { name: t('sandbox.do.paid'), exact: true }).click();
  await payer.getByText(t('sandbox.done.paid')).waitFor();

  await company.getByText(t('resources.messages.values.status.Accepted')).first().waitFor();
  await company.getByText(t('resources.invoices.values.transactions.status.Paid On Time')).first().waitFor();
  await inRow('resources.invoices.values.transactions.status.Paid On Time');
  await payer.getByRole('link', { name: t('sandbox.back') }).click();
  await payer.getByText(t('public.status.paid'), { exact: true }).first().waitFor();

  await company
    .getByRole('button', { name: new RegExp(`^${t('generate.row.options').split('%')[0]?.trim()}`) })
    .first()
    .click();
  await company.getByRole('menuitem', { name: t('resources.invoices.actions.refund.name') }).click();
  const dialog = company.getByRole('dialog');
  await textField(dialog, t('resources.invoices.actions.refund.fields.reason')).fill('Returned goods');
  await dialog.getByRole('button', { name: t('resources.invoices.actions.refund.confirm') }).click();
  await dialog.waitFor({ state: 'detached' });
  await company.getByText(t('resources.invoices.values.transactions.status.Refunded')).first().waitFor();
});
