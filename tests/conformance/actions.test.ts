import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { propertyAt } from '../../domain/schema/path.ts';
import { isErrorCode } from '../../server/errors.ts';
import { loadResources } from '../../server/resources/registry.ts';

const root = join(import.meta.dirname, '..', '..');
const resources = await loadResources();

/** The actions that have a dialog at `src/views/<resource>/dialogs/<action>.tsx`. */
function dialogsOf(resource: string): string[] {
  const files = readdirSync(join(root, 'src/views'), { recursive: true, encoding: 'utf8' });
  return files.flatMap((file) => new RegExp(`^${resource}/dialogs/(\\w+)\\.tsx$`).exec(file)?.[1] ?? []);
}

const acting = resources.flatMap(({ actions, ...resource }) =>
  actions ? [[resource.name, { ...resource, actions }] as const] : [],
);

describe.each(acting)('what can be done with %s', (name, { schema, actions }) => {
  const { reasons, commands, views, links, menu } = actions;
  const named = { ...commands, ...views, ...links };
  const inMenu = menu.flat();

  it('has one name each, and stands once in the menu', () => {
    const names = [commands, views, links].flatMap((kind) => Object.keys(kind));
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(inMenu).size).toBe(inMenu.length);
    expect(inMenu.filter((action) => !Object.hasOwn(named, action))).toEqual([]);
  });

  it('has a place where it is shown, and every place has something to show', () => {
    const needed = inMenu.filter((action) => named[action]?.opens === undefined);
    expect(dialogsOf(name).toSorted()).toEqual(needed.toSorted());
  });

  it('is in the menu where it shows or leads elsewhere', () => {
    const shown = [...Object.keys(views), ...Object.keys(links)];
    expect(shown.filter((action) => !inMenu.includes(action))).toEqual([]);
  });

  it('is refused for reasons that are declared, and there are no others', () => {
    const given = Object.values(named).flatMap((action) => [
      ...(action.hidden ?? []),
      ...('refused' in action ? (action.refused ?? []) : []),
    ]);
    expect([...new Set(given)].toSorted()).toEqual(Object.keys(reasons).toSorted());
  });

  it('is refused by the API with a code of the catalogue', () => {
    const told = Object.values(commands).flatMap(({ hidden = [], refused = [] }) => [...hidden, ...refused]);
    expect(told.filter((reason) => !isErrorCode(reason))).toEqual([]);
  });

  it('depends on what the record has', () => {
    const paths = Object.values(reasons).map(({ path }) => path);
    expect(paths.filter((path) => propertyAt(schema, path) === undefined)).toEqual([]);
  });

  it('has its words', () => {
    const words = JSON.parse(readFileSync(join(root, 'locales/pt/resources', `${name}.json`), 'utf8'));
    expect(Object.keys(words.actions).toSorted()).toEqual(inMenu.toSorted());
  });
});

it('somewhere something can be done', () => {
  expect(acting.map(([name]) => name)).toContain('invoices');
});
