import { expect, inject, it } from 'vitest';
import { demoPassword, enterAs, shot, useBrowser, visit } from '../support/browser.ts';
import { expectAccessible } from '../support/browserAxe.ts';
import { fromMenu } from '../support/browserForms.ts';
import { t as wordsOf } from '../support/words.ts';
import { apiAs } from './steps/api.ts';

const { open } = useBrowser();
const t = (key: string, args?: Record<string, string | number>) => wordsOf('pt', key, args);
const words = 'resources.entities';

it('merges a client that was entered twice, follows its former address, and undoes the merge', async () => {
  const api = await apiAs(inject('address'), 'ana@acme.test', demoPassword);
  const at = { place_id: 'geonames:5128581', address: '350 Fifth Avenue, New York', country: { id: 840 } };
  const enter = async (client: object) =>
    (await api<{ uuid: string }>('POST', '/v2/entities', { location: at, ...client })).json.uuid;
  const stays = await enter({ name: 'Golden Gate Shipping Inc.', nif: '77-0000001' });
  const twice = await enter({ name: 'Golden Gate Shiping LLC', nif: '77 0000001', segment: 'Logística' });

  const page = await open({ width: 1280 });
  await enterAs(page, 'ana@acme.test');
  await visit(page, `/company/entities/${twice}`);
  await page.getByRole('alert').filter({ hasText: 'Golden Gate Shipping Inc.' }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: t(`${words}.duplicates.merge`), exact: true }).click();
  const dialog = page.getByRole('dialog', { name: t(`${words}.actions.merge.title`) });
  const name = dialog.getByRole('radiogroup', { name: t(`${words}.fields.name`), exact: true });
  await name.waitFor();
  const segment = dialog.getByRole('radiogroup', { name: t(`${words}.fields.segment`), exact: true });
  expect(await segment.getByRole('radio').nth(1).isChecked()).toBe(true);
  await expectAccessible(page);
  await shot(page, 'merge-clients');
  await dialog.getByRole('button', { name: t(`${words}.actions.merge.confirm`), exact: true }).click();

  await page.waitForURL(new RegExp(`/company/entities/${stays}$`));
  const led = page
    .getByRole('alert')
    .filter({ hasText: t(`${words}.merging.led`, { name: 'Golden Gate Shiping LLC' }) });
  await led.waitFor();
  await expectAccessible(page);
  await shot(page, 'merge-clients-done');
  await visit(page, `/company/entities/${twice}`);
  await page.waitForURL(new RegExp(`/company/entities/${stays}$`));
  await led.getByRole('button', { name: t(`${words}.merging.undo`) }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: t(`${words}.actions.unmerge.confirm`) })
    .click();
  await led.waitFor({ state: 'detached' });
  await visit(page, `/company/entities/${twice}`);
  await fromMenu(page, /^Opções/, t(`${words}.actions.merge.name`));
  await dialog.waitFor();
  expect((await api<{ segment?: string }>('GET', `/v2/entities/${stays}`)).json.segment).toBeUndefined();
});

it('the second step back leaves a list whose filters were changed', async () => {
  const page = await open();
  await enterAs(page, 'ana@acme.test');
  await visit(page, '/company');
  await page.getByRole('link', { name: t('resources.entities.name', { smart_count: 2 }), exact: true }).click();
  await page.waitForURL(/\/company\/entities$/);
  await page.getByRole('columnheader').getByRole('button').nth(1).click();
  await page.waitForURL(/sort=/);
  await page.goBack();
  await page.waitForURL(/\/company\/entities$/);
  await page.goBack();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/company');
});
