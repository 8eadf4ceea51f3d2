import { expect, it } from 'vitest';
import { enterAs, useBrowser, visit } from '../support/browser.ts';
import { expectAccessible } from '../support/browserAxe.ts';
import { t as wordsOf } from '../support/words.ts';

const { open } = useBrowser();
const t = (key: string, args?: Record<string, string | number>) => wordsOf('pt', key, args);

it('a user joins a group, has its permissions, and leaves it again', async () => {
  const page = await open();
  const headers = { authorization: `Bearer ${await enterAs(page, 'ana@acme.test')}` };
  const ask = async (path: string, data: object) =>
    (await (await page.request.post(`/api/v1/${path}`, { headers, data })).json()) as { uuid: string };
  const issuing = ['invoices:list', 'invoices:show', 'invoices:bill'];
  const { uuid: role } = await ask('roles', { name: 'Emissão', permissions: issuing });
  const { uuid: group } = await ask('groups', { name: 'Comercial', roles: [{ role: { uuid: role } }] });

  await visit(page, `/company/groups/${group}`);
  await page.getByText(t('groups.people.none')).waitFor();
  await page.getByRole('button', { name: t('groups.people.add') }).click();
  const dialog = page.getByRole('dialog');
  const add = dialog.getByRole('button', { name: t('groups.people.add') });
  expect(await add.isDisabled()).toBe(true);
  await dialog.getByRole('combobox').fill('Carla');
  await page.getByRole('option', { name: /Carla Nunes/ }).click();
  await add.click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('carla@contas.test').waitFor();
  await expectAccessible(page);

  await visit(page, '/company/users');
  await page.getByRole('link', { name: /Carla Nunes/ }).click();
  await page.waitForURL(/\/company\/users\/[\w-]+$/);
  const rights = page.getByRole('region', { name: t('members.rights.title') });
  await rights.getByText(/grupo Comercial/).waitFor();
  await expectAccessible(page);

  await visit(page, `/company/groups/${group}`);
  await page.getByRole('button', { name: t('groups.people.remove', { name: 'Carla Nunes' }) }).click();
  await page.getByText(t('groups.people.none')).waitFor();
});

it('on a phone, no choice of the permission table covers another', async () => {
  const page = await open({ width: 360 });
  await enterAs(page, 'ana@acme.test');
  await visit(page, '/company/roles/create');
  const choices = page.getByRole('group', { name: t('resources.roles.fields.permissions') }).locator('label');
  await choices.first().waitFor();
  const covered = await choices.evaluateAll((labels) => {
    const boxes = labels.map((label) => label.getBoundingClientRect());
    const overlap = (one: DOMRect, other: DOMRect) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom - 1 && other.top < one.bottom - 1;
    return boxes.filter((box, at) => boxes.slice(0, at).some((before) => overlap(box, before))).length;
  });
  expect(await choices.count()).toBeGreaterThan(50);
  expect(covered).toBe(0);
});
