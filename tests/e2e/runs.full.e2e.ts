import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { demoPassword, shot, useBrowser, visit } from '../support/browser.ts';
import { expectAccessible } from '../support/browserAxe.ts';
import { fromMenu } from '../support/browserForms.ts';
import { useClockedServer } from '../support/clockedServer.ts';
import { t as wordsOf } from '../support/words.ts';
import { issueNow } from './steps/contract.ts';

const { open } = useBrowser();
const { address, pass } = useClockedServer();
const t = (key: string, args?: Record<string, string | number>) => wordsOf('pt', key, args);
const region = (page: Page, title: string) => page.getByRole('region', { name: t(title) });

/** Chooses a command from an entity's row and confirms it. */
async function fromRow(page: Page, name: string, command: 'archive' | 'restore', filter: object): Promise<void> {
  await visit(page, `/company/entities?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  const words = t(`resource.actions.${command}.name`);
  await fromMenu(page, t('generate.row.options', { name }), words);
  await page.getByRole('alertdialog').getByRole('button', { name: words, exact: true }).click();
  await page.getByRole('link', { name, exact: true }).waitFor({ state: 'detached' });
}

/** Issues the first invoice on hold with the proposed due date, which replaces a past one. */
async function issueWithNewDueDate(page: Page, aside: Locator): Promise<void> {
  const issue = t('runs.aside.issue');
  await aside
    .getByRole('button', { name: new RegExp(`^${issue}: `) })
    .first()
    .click();
  const dialog = page.getByRole('alertdialog');
  expect(await dialog.getByRole('textbox', { name: t('runs.confirm.dueIn') }).inputValue()).toBe('10');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: issue, exact: true }).click();
  await dialog.waitFor({ state: 'detached' });
}

const buyer = 'Doca Sul Inc.';

/**
 * Leaves only three active contracts: a monthly one of this buyer, another of the same buyer whose first invoice is due
 * in March, and a monthly one of another buyer, so that the run always has an invoice to issue.
 */
beforeAll(async () => {
  let token = '';
  const call = async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const sent = body && { body: JSON.stringify(body) };
    const answer = await fetch(`${address()}/api/${path}`, { method, headers, ...sent });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Answer;
  };
  const credentials = { email: 'ana@acme.test', password: demoPassword };
  token = (await call<{ access_token: string }>('POST', 'v1/auth/login', credentials)).access_token;
  const all = async (path: string) => {
    const { results } = await call<{ results: { uuid: string }[] }>('GET', `v2/${path}`);
    return results.map(({ uuid }) => ({ uuid }));
  };
  for (const { uuid } of await all('contracts?status=Active&per_page=100'))
    await call('PUT', `v2/contracts/update-status/${uuid}`, { status: 'Cancelled' });

  const location = { place_id: 'geonames:5128581', address: '1 Pier, New York', country: { id: 840 } };
  const { uuid: client } = await call<{ uuid: string }>('POST', 'v2/entities', { name: buyer, location });
  const [other] = await all('entities?search=ller');
  const [[item], [scenario]] = [await all('invoice/items'), await all('scenarios?origin=76&destiny=620')];
  const company = await call<{ uuid: string }>('GET', 'v2/companies/me');
  const contract = {
    service_provider_uuid: company.uuid,
    currency: 'USD',
    type: 'variable',
    total_amount: '1000.00',
    send_email: false,
    confirm_scenarios: true,
    items_invoice: [{ item, quantity: '1', price: '100.00', scenery: scenario }],
  };
  const monthly = { frequency_symbology: 'M', frequency: 6 };
  for (const [buyerUuid, term] of [
    [client, { ...monthly, due_date: '2027-01-31', due_date_contract: '2027-06-30' }],
    [client, { due_date: '2027-03-28', frequency_symbology: 'Y', frequency: 2, due_date_contract: '2028-03-28' }],
    [other?.uuid, { ...monthly, due_date: '2027-02-27', due_date_contract: '2027-07-27' }],
  ] as const)
    await call('POST', 'v2/contracts/create', { ...contract, service_buyer_uuid: buyerUuid, ...term });
});

describe('an invoice that cannot be issued', () => {
  it.each([
    ['light', 1440, '2027-02-15', '2027-02-20', true],
    ['dark', 390, '2027-03-15', '2027-03-22', false],
  ] as const)(
    'is announced, put on hold with its reason, and issued once that is resolved: %s at %i px',
    async (theme, width, before, day, isPastDue) => {
      const page = await open({ theme, width, address: address() });
      await pass(page, before);
      await fromRow(page, buyer, 'archive', { q: buyer });
      await pass(page, day);
      await visit(page, '/company/runs');
      const next = region(page, 'runs.next.title');
      const announced = t('runs.next.dueToHold', { smart_count: 2, amounts: '' }).replace(/: $/, '');
      await next.getByText(announced).waitFor();
      await expectAccessible(page);

      await issueNow(page, 'pt');
      const aside = region(page, 'runs.aside.title');
      await aside.getByText(t('resources.invoices.values.held_because.party_archived')).first().waitFor();
      await expectAccessible(page);
      await shot(page, `runs-held-${theme}-${width}`, { full: true });
      await aside
        .getByRole('link', { name: `${t('runs.aside.openEntity')}: ${buyer}` })
        .first()
        .click();
      await page.getByRole('heading', { name: buyer, level: 1 }).waitFor();

      await fromRow(page, buyer, 'restore', { q: buyer, archived: true });
      await issueNow(page, 'pt');
      if (isPastDue) await issueWithNewDueDate(page, aside);
      await aside.waitFor({ state: 'detached' });

      await region(page, 'runs.past.title').locator('.row-link').first().click();
      const issued = region(page, 'runs.invoices.title');
      await issued.getByText(buyer).first().waitFor();
      expect(await issued.getByText(t('resources.invoices.values.schedule_status.held')).count()).toBe(0);
      await expectAccessible(page);
    },
  );
});
