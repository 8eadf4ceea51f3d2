import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { propertiesOf } from '../../domain/schema/property.ts';
import { urlOf } from '../../domain/schema/urlOf.ts';
import type { Resource } from '../../schemas/resource.ts';
import { loadResources } from '../../server/engine/resources/registry.ts';
import { enterAs, useBrowser, visit, walk } from '../support/browser.ts';
import { useDemoServer } from '../support/demoServer.ts';
import { t } from '../support/words.ts';
import { isNewForm, typeIntoAll } from './steps/comboboxes.ts';
import { walkedPlaces } from './steps/comboboxPlaces.ts';
import { typeIntoEachChoice } from './steps/eachChoice.ts';

const { open, share } = useBrowser();
// Another file that issues an invoice here would change its menu between two steps.
const { address } = useDemoServer();

const places = walkedPlaces(await loadResources());
const namesAt = (where: string) => [
  ...new Set(places.filter((place) => place.where === where).map(({ resource }) => resource)),
];

interface Row {
  readonly uuid: string;
}

/** The query for one record that matches the filters, in the dialect of the list. */
function queryOf({ api }: Resource, filter: Record<string, unknown>): string {
  if (api.dialect === 'simple-rest') return `range=[0,0]&filter=${encodeURIComponent(JSON.stringify(filter))}`;
  return new URLSearchParams({ per_page: '1', ...(filter as Record<string, string>) }).toString();
}

const users = { company: 'ana@acme.test', admin: 'admin@ultramar.test' } as const;
const tokens = new Map<string, string>();

/** Opens a resource's list as a user of its area. */
async function enter({ name, menu = [] }: Resource) {
  const area = menu.some((place) => place.area === 'company') ? 'company' : 'admin';
  const page = await share(area, async () => {
    const first = await open({ address: address() });
    first.on('dialog', (dialog) => void dialog.accept());
    tokens.set(area, await enterAs(first, users[area]));
    return first;
  });
  const path = `/${area}/${menu.find((place) => place.area === area)?.path ?? name}`;
  await visit(page, path);
  return { page, path, main: page.getByRole('main'), token: tokens.get(area) };
}

/** Returns the key of one record of each status, or of any record if the list has no status filter. */
async function keysOf(page: Page, resource: Resource, token: string | undefined): Promise<string[]> {
  const { status, schema, list } = resource;
  const isFiltered = status !== undefined && status in list.filters;
  const values = (isFiltered && propertiesOf(schema)[status]?.enum) || [undefined];
  const found = await Promise.all(
    values.map(async (value) => {
      const query = queryOf(resource, value === undefined ? {} : { [String(status)]: value });
      const headers = { authorization: `Bearer ${token}` };
      const answer = await page.request.get(`${urlOf(resource)}?${query}`, { headers });
      expect(answer.status(), `${resource.name} ${query}`).toBe(200);
      const body = (await answer.json()) as Row[] | { readonly results: Row[] };
      return ('results' in body ? body.results : body)[0]?.uuid;
    }),
  );
  return found.filter((key) => key !== undefined);
}

/** Opens a form's folded sections, and adds a row to each of its lists. */
async function addRows(main: Locator): Promise<void> {
  const folded = main.locator('h2 > [aria-expanded=false]');
  while ((await folded.count()) > 0) await folded.first().click();
  const line = main.getByRole('button', { name: t('pt', 'documents.grid.itemPlaceholder') });
  if ((await line.count()) > 0) await line.click();
  for (const add of await main.getByRole('button', { name: t('pt', 'generate.collection.add') }).all())
    await add.click();
}

describe('text without a match in every combobox', () => {
  it.each(namesAt('filters'))('breaks no list of $name', async (resource) => {
    const { page, main } = await enter(resource);
    const chips = main.locator('.filter-chip > [aria-haspopup=dialog]');
    await chips.first().waitFor();
    let typed = 0;
    for (const chip of await chips.all()) {
      await chip.click();
      typed += await typeIntoAll(page, main.getByRole('dialog'));
      await chip.click();
    }
    expect(typed).toBeGreaterThan(0);
  });

  it.each(namesAt('new'))('breaks no form of new $name', async (resource) => {
    const { page, path, main } = await enter(resource);
    await page.locator(`a[href$="${path}/create"]`).first().waitFor();
    await walk(page, `${path}/create`);
    await addRows(main);
    expect(await typeIntoAll(page, main)).toBeGreaterThan(0);
  });

  it.each(namesAt('existing'))('breaks no form of existing $name', async (resource) => {
    const { page, path, main, token } = await enter(resource);
    const done = new Set<string>();
    let typed = 0;
    for (const key of await keysOf(page, resource, token)) {
      await walk(page, `${path}/${key}/edit`);
      await addRows(main);
      if (await isNewForm(main, done)) typed += await typeIntoAll(page, main);
    }
    expect(typed).toBeGreaterThan(0);
  });

  it.each(namesAt('action'))('breaks no dialog of $name', async (resource) => {
    const { page, path, token } = await enter(resource);
    const actions = places.flatMap((place) => (place.resource === resource ? (place.action ?? []) : []));
    const names = new Set(actions.map((action) => t('pt', `resources.${resource.name}.actions.${action}.name`)));
    const done = new Set<string>();
    let typed = 0;
    for (const key of await keysOf(page, resource, token)) {
      typed += await typeIntoEachChoice(page, `${path}/${key}`, names, done);
    }
    expect(typed).toBeGreaterThan(0);
  });
});
