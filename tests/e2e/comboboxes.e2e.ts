import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { hasPage } from '../../domain/actions/pages.ts';
import { propertiesOf } from '../../domain/schema/property.ts';
import { urlOf } from '../../domain/schema/urlOf.ts';
import { writeSchema } from '../../domain/schema/writeSchema.ts';
import type { Resource } from '../../schemas/resource.ts';
import { loadResources } from '../../server/resources/registry.ts';
import { enterAs, useBrowser, visit, walk } from '../support/browser.ts';
import { useDemoServer } from '../support/demoServer.ts';
import { t } from '../support/words.ts';
import { isNewForm, typeIntoAll } from './steps/comboboxes.ts';
import { withNewComboboxes } from './steps/comboboxShapes.ts';
import { typeIntoEachChoice } from './steps/eachChoice.ts';

const { open, share } = useBrowser();
// Another file that issues an invoice here would change its menu between two steps.
const { address } = useDemoServer();
const resources = await loadResources();
/** Other resources have the same generated comboboxes, and `src/kinds` tests each kind of combobox. */
const inMenuOf = (area: string) =>
  withNewComboboxes(resources.filter(({ menu = [] }) => menu.some((place) => place.area === area))).map(
    ({ name }) => name,
  );
/** Whether a form for a new record of the resource has a combobox. */
const hasChoices = ({ schema }: Resource) => isChosen(Object.values(writeSchema(schema).properties));
/** The same for existing records, whose immutable values have no field. */
const hasChanges = ({ schema, access }: Resource) =>
  /"(edit|amend|role)"/.test(JSON.stringify(access)) &&
  isChosen(Object.values(propertiesOf(writeSchema(schema))).filter(({ immutable }) => !immutable));
const isChosen = (properties: readonly unknown[]) =>
  /"kind":"(reference|country|currency|location)"|"ref":/.test(JSON.stringify(properties));
/** The path of the resource's list in an area. */
const pathIn = (area: string, { name, menu }: Resource) =>
  `/${area}/${menu?.find((place) => place.area === area)?.path ?? name}`;
const named = (name: string) => resources.find((resource) => resource.name === name) as Resource;

interface Row {
  readonly uuid: string;
}

/** The query for one record that matches the filters, in the dialect of the list. */
function queryOf({ api }: Resource, filter: Record<string, unknown>): string {
  if (api.dialect === 'simple-rest') return `range=[0,0]&filter=${encodeURIComponent(JSON.stringify(filter))}`;
  return new URLSearchParams({ per_page: '1', ...(filter as Record<string, string>) }).toString();
}

const tokens = new Map<string, string>();

async function enter(email: string) {
  const page = await share(email, async () => {
    const first = await open({ address: address() });
    first.on('dialog', (dialog) => void dialog.accept());
    tokens.set(email, await enterAs(first, email));
    return first;
  });
  const headers = { authorization: `Bearer ${tokens.get(email)}` };
  /** Returns the key of one record of each status, or of any record if the list has no status filter. */
  const keys = async (resource: Resource): Promise<string[]> => {
    const { status, api } = resource;
    const isFiltered = status !== undefined && status in resource.list.filters;
    const values = (isFiltered && propertiesOf(resource.schema)[status]?.enum) || [undefined];
    const found = await Promise.all(
      values.map(async (value) => {
        const query = queryOf(resource, value === undefined ? {} : { [String(status)]: value });
        const answer = await page.request.get(`${urlOf(resource)}?${query}`, { headers });
        expect(answer.status(), `${api.path} ${query}`).toBe(200);
        const body = (await answer.json()) as Row[] | { readonly results: Row[] };
        return ('results' in body ? body.results : body)[0]?.uuid;
      }),
    );
    return found.filter((key) => key !== undefined);
  };
  return { page, keys };
}

/** One more row in each of a form's lists. */
async function addRows(page: Page) {
  const add = page.getByRole('button', { name: t('pt', 'generate.collection.add') });
  for (let at = 0; at < (await add.count()); at += 1) await add.nth(at).click();
}

describe.each([
  ['company', 'ana@acme.test'],
  ['admin', 'admin@ultramar.test'],
])('text without a match in every combobox of %s', (area, email) => {
  it.each(inMenuOf(area))('breaks no list and no form of %s', async (name) => {
    const { page } = await enter(email);
    const main = page.getByRole('main');
    const path = pathIn(area, named(name));
    await visit(page, path);
    const filters = page.getByRole('button', { name: t('pt', 'generate.list.filters') });
    if ((await filters.count()) > 0) {
      await filters.click();
      await typeIntoAll(page, main);
    }
    const create = main.locator(`a[href$="${path}/create"]`);
    if ((await create.count()) === 0) return;
    await walk(page, `${path}/create`);
    const line = page.getByRole('button', { name: t('pt', 'documents.grid.itemPlaceholder') });
    if ((await line.count()) > 0) await line.click();
    await addRows(page);
    const typed = await typeIntoAll(page, main);
    expect(typed > 0).toBe(hasChoices(named(name)));
  });

  it.each(inMenuOf(area))('breaks no dialog and no form of existing records of %s', async (name) => {
    const { page, keys } = await enter(email);
    const resource = named(name);
    const done = new Set<string>();
    let typed = 0;
    for (const key of await keys(resource)) {
      const shown = `${pathIn(area, resource)}/${key}`;
      const form = `${shown}/edit`;
      if (hasPage(resource)) typed += await typeIntoEachChoice(page, shown, done, (path) => walk(page, path));
      if ((await page.getByRole('main').locator(`a[href$="${form}"]`).count()) === 0) continue;
      await walk(page, form);
      await addRows(page);
      const main = page.getByRole('main');
      if (await isNewForm(main, done)) typed += await typeIntoAll(page, main);
    }
    expect(typed > 0).toBe(hasChanges(resource));
  });
});
