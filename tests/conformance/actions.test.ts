import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isLastStatus } from '../../domain/actions/commands.ts';
import { menuNames } from '../../domain/actions/menu.ts';
import { propertiesOf } from '../../domain/schema/property.ts';
import { propertyAt } from '../../domain/schema/path.ts';
import { loadResources } from '../../server/resources/registry.ts';

const root = join(import.meta.dirname, '..', '..');
const resources = await loadResources();

/** The actions that have a dialog at `src/views/<resource>/dialogs/<action>.tsx`. */
function dialogsOf(resource: string): string[] {
  const files = readdirSync(join(root, 'src/views'), { recursive: true, encoding: 'utf8' });
  return files.flatMap((file) => new RegExp(`^${resource}/dialogs/(\\w+)\\.tsx$`).exec(file)?.[1] ?? []);
}

/** The commands that have a file at `server/usecases/<resource>/commands/<command>.ts`. */
function commandFilesOf(resource: string): string[] {
  const files = readdirSync(join(root, 'server/usecases'), { recursive: true, encoding: 'utf8' });
  return files.flatMap((file) => new RegExp(`^${resource}/commands/(\\w+)\\.ts$`).exec(file)?.[1] ?? []);
}

/** What all resources are told in the same words. */
const shared = JSON.parse(readFileSync(join(root, 'locales/pt/resource.json'), 'utf8'));

const acting = resources.flatMap(({ actions, ...resource }) =>
  actions ? [[resource.name, { ...resource, actions }] as const] : [],
);

describe.each(acting)('what can be done with %s', (name, { schema, actions }) => {
  const { reasons, commands, views, links, starts = {}, menu } = actions;
  const named = { ...commands, ...views, ...links };
  const groups = menu.flat().flatMap((entry) => (typeof entry === 'string' ? [] : [entry]));
  const entries = menuNames(actions);
  const inMenu = entries.filter((entry) => !Object.hasOwn(starts, entry));
  const wordedInMenu = [...entries, ...groups.map(({ group }) => group)];

  it('has one name each, and stands once in the menu', () => {
    const ofGroups = groups.map(({ group }) => group);
    const names = [...[commands, views, links, starts].flatMap((kind) => Object.keys(kind)), ...ofGroups];
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(entries).size).toBe(entries.length);
    expect(inMenu.filter((action) => !Object.hasOwn(named, action))).toEqual([]);
  });

  it('begins commands there are, by choices their input has, and each way to begin one is in the menu', () => {
    expect(Object.keys(starts).filter((start) => !entries.includes(start))).toEqual([]);
    const unknown = Object.entries(starts).flatMap(([start, { command, in: statuses = [], choices }]) => {
      const properties = propertiesOf(commands[command]?.input ?? { type: 'object', properties: {} });
      const strangers = Object.entries(choices).flatMap(([path, values]) =>
        values.filter((value) => !properties[path]?.enum?.includes(value)),
      );
      const others = statuses.filter((status) => commands[command]?.in?.includes(status) === false);
      return [...strangers, ...others, ...(commands[command] ? [] : [command])].map((what) => `${start}: ${what}`);
    });
    expect(unknown).toEqual([]);
  });

  /** What opens a dialog: in the menu by its own name, or begun from it. */
  const opened = [...new Set([...inMenu, ...Object.values(starts).map(({ command }) => command)])];

  it('has a place where it is shown, and every place has something to show', () => {
    const shown = opened.filter((action) => named[action]?.opens === undefined);
    const own = dialogsOf(name);
    // A command that brings no dialog is asked for in the generated one, and all histories are shown in one.
    const generated = [...Object.keys(commands), 'audit'];
    expect(shown.filter((action) => !own.includes(action) && !generated.includes(action))).toEqual([]);
    expect(own.filter((action) => !shown.includes(action))).toEqual([]);
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

  it('depends on what the record has', () => {
    const paths = Object.values(reasons).flatMap(({ path, at }) => [path, ...(at ? [at] : [])]);
    expect(paths.filter((path) => propertyAt(schema, path) === undefined)).toEqual([]);
  });

  const own = JSON.parse(readFileSync(join(root, 'locales/pt/resources', `${name}.json`), 'utf8'));
  const words = {
    actions: { ...shared.actions, ...own.actions },
    reasons: { ...shared.reasons, ...own.reasons },
  };

  it('has its words: in the menu, and once it is done', () => {
    const done = Object.entries(commands).flatMap(([command, { opens }]) => (opens === undefined ? command : []));
    expect(Object.keys(words.actions)).toEqual(expect.arrayContaining([...wordedInMenu, ...done]));
    expect(Object.keys(own.actions ?? {}).filter((action) => ![...wordedInMenu, ...done].includes(action))).toEqual([]);
    const inBulk = done.filter((command) => commands[command]?.bulk);
    expect([...wordedInMenu, ...inBulk].filter((action) => !words.actions[action].name)).toEqual([]);
    expect(done.filter((command) => !words.actions[command].done)).toEqual([]);
  });

  it('has words for what the generated form of a command asks for', () => {
    const asked = opened
      .filter((action) => !dialogsOf(name).includes(action))
      .flatMap((action) => {
        const fields = Object.keys(commands[action]?.input?.properties ?? {});
        return fields.filter((field) => !words.actions[action].fields?.[field]).map((field) => `${action}.${field}`);
      });
    expect(asked).toEqual([]);
  });

  it('is refused in words, for each reason a command is refused for', () => {
    const told = Object.values(commands).flatMap(({ hidden = [], refused = [] }) => [...hidden, ...refused]);
    const hasEnd = Object.values(commands).some(({ to }) => to !== undefined && isLastStatus(actions, to));
    const needed = [...told, ...(hasEnd ? ['final'] : [])];
    expect(Object.keys(words.reasons)).toEqual(expect.arrayContaining(needed));
    expect(Object.keys(own.reasons ?? {}).filter((reason) => !needed.includes(reason))).toEqual([]);
  });

  const performed = Object.entries(commands).filter(([, { opens }]) => opens === undefined);

  it('is done by a file where its declaration does not tell all of it, and no file is left over', () => {
    const files = commandFilesOf(name);
    expect(files.filter((file) => !performed.some(([command]) => command === file))).toEqual([]);
    const told = performed.filter(([command, { to, set, input }]) => {
      const isWritten = Object.keys(input?.properties ?? {}).every((path) => propertyAt(schema, path));
      return files.includes(command) || ((to ?? set ?? input) !== undefined && isWritten);
    });
    expect(told).toEqual(performed);
  });

  it('requires nothing by schema where one path stands for several commands', () => {
    const sharing = performed.filter(([, { to, put }]) => actions.byStatus && to !== undefined && put === undefined);
    expect(sharing.filter(([, { input }]) => (input?.required ?? []).length > 0)).toEqual([]);
  });
});

it('somewhere something can be done', () => {
  expect(acting.map(([name]) => name)).toContain('invoices');
});
