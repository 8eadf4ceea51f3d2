import { describe, expect, it } from 'vitest';
import { propertiesOf } from '../../domain/schema/property.ts';
import { urlOf } from '../../domain/schema/urlOf.ts';
import type { Resource } from '../../schemas/resource.ts';
import { loadResources } from '../../server/resources/registry.ts';
import { enterAs, useBrowser, visit } from '../support/browser.ts';
import { t } from '../support/words.ts';
import { typeIntoAll, typeIntoEachChoice } from './steps/comboboxes.ts';

const { open } = useBrowser();
const resources = await loadResources();
const inMenuOf = (area: string) =>
  resources.filter(({ menu = [] }) => menu.some((place) => place.area === area)).map(({ name }) => name);
/** Whether something of a resource is found by typing. */
const hasChoices = ({ schema }: Resource) =>
  /"kind":"(reference|country|currency|location)"/.test(JSON.stringify(schema));
const named = (name: string) => resources.find((resource) => resource.name === name) as Resource;

async function enter(email: string) {
  const page = await open();
  page.on('dialog', (dialog) => void dialog.accept());
  const headers = { authorization: `Bearer ${await enterAs(page, email)}` };
  /** The key of a record of every status, or of any. */
  const keys = async (resource: Resource): Promise<string[]> => {
    const { status, api } = resource;
    const values = (status ? propertiesOf(resource.schema)[status]?.enum : undefined) ?? [undefined];
    const found = await Promise.all(
      values.map(async (value) => {
        const query = value === undefined ? 'per_page=1' : `per_page=1&${status}=${String(value)}`;
        const answer = await page.request.get(`${urlOf(resource)}?${query}`, { headers });
        expect(answer.status(), `${api.path} ${query}`).toBe(200);
        return ((await answer.json()) as { results: { uuid: string }[] }).results[0]?.uuid;
      }),
    );
    return found.filter((key) => key !== undefined);
  };
  return { page, keys };
}

describe.each([
  ['company', 'ana@acme.test'],
  ['admin', 'admin@ultramar.test'],
])('text that matches nothing, typed into every combobox of %s', (area, email) => {
  it.each(inMenuOf(area))('breaks no list and no form of %s', async (name) => {
    const { page } = await enter(email);
    const main = page.getByRole('main');
    await visit(page, `/${area}/${name}`);
    const filters = page.getByRole('button', { name: t('pt', 'generate.list.filters') });
    if ((await filters.count()) > 0) {
      await filters.click();
      await typeIntoAll(page, main);
    }
    const create = main.locator(`a[href$="/${name}/create"]`);
    if ((await create.count()) === 0) return;
    await visit(page, `/${area}/${name}/create`);
    const line = page.getByRole('button', { name: t('pt', 'documents.grid.itemPlaceholder') });
    if ((await line.count()) > 0) await line.click();
    const add = page.getByRole('button', { name: t('pt', 'generate.collection.add') });
    if ((await add.count()) > 0) await add.click();
    const typed = await typeIntoAll(page, main);
    expect(typed > 0).toBe(hasChoices(named(name)));
  });

  it.each(inMenuOf(area))('breaks no dialog and no form of what is there of %s', async (name) => {
    const { page, keys } = await enter(email);
    const resource = named(name);
    let typed = 0;
    for (const key of await keys(resource)) {
      const shown = `/${area}/${name}/${key}/show`;
      typed += await typeIntoEachChoice(page, shown, (path) => visit(page, path));
      const form = `/${area}/${name}/${key}`;
      if ((await page.getByRole('main').locator(`a[href$="${form}"]`).count()) === 0) continue;
      await visit(page, form);
      typed += await typeIntoAll(page, page.getByRole('main'));
    }
    const isChanged = /"(edit|amend)"/.test(JSON.stringify(resource.access));
    expect(typed > 0).toBe(hasChoices(resource) && isChanged);
  });
});
