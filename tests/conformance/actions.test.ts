import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isLastStatus } from '../../domain/actions/commands.ts';
import { menuNames } from '../../domain/actions/menu.ts';
import { issueOf } from '../../domain/documents/issue.ts';
import { propertiesOf } from '../../domain/schema/property.ts';
import { propertyAt } from '../../domain/schema/path.ts';
import type { Resource } from '../../schemas/resource.ts';
import { loadResources } from '../../server/engine/resources/registry.ts';
import { slotFiles } from '../../server/engine/resources/slots.ts';

const root = join(import.meta.dirname, '..', '..');
const resources = await loadResources();

/** The actions with a dialog at `src/features/<feature>/<resource>/dialogs/<action>.tsx`. */
function dialogsOf(resource: string): string[] {
  const files = readdirSync(join(root, 'src/features'), { recursive: true, encoding: 'utf8' });
  return files.flatMap((file) => new RegExp(`^[\\w-]+/${resource}/dialogs/(\\w+)\\.tsx$`).exec(file)?.[1] ?? []);
}

/** The actions of documents with a dialog at `src/documents/slots/dialogs/`; "issue" is that of the issuing command. */
function sharedDialogs(resource: Resource): string[] {
  if (!resource.document) return [];
  const files = readdirSync(join(root, 'src/documents/slots/dialogs')).filter((file) => !file.includes('.test.'));
  return files
    .map((file) => basename(file, '.tsx'))
    .map((name) => (name === 'issue' ? issueOf(resource).command : name));
}

/** The commands with a file at `server/features/<feature>/<resource>/commands/<command>.ts`. */
function commandFilesOf(resource: string): string[] {
  return [...slotFiles].flatMap((file) => new RegExp(`^${resource}/commands/(\\w+)\\.ts$`).exec(file)?.[1] ?? []);
}

/** The texts that all resources share. */
const shared = JSON.parse(readFileSync(join(root, 'locales/pt/resource.json'), 'utf8'));

const acting = resources.flatMap(({ actions, ...resource }) =>
  actions ? [[resource.name, { ...resource, actions }] as const] : [],
);

describe.each(acting)('the actions of %s', (name, resource) => {
  const { schema, actions } = resource;
  const { reasons, commands, views, links, starts = {}, menu } = actions;
  const named = { ...commands, ...views, ...links };
  const groups = menu.flat().flatMap((entry) => (typeof entry === 'string' ? [] : [entry]));
  const entries = menuNames(actions);
  const inMenu = entries.filter((entry) => !Object.hasOwn(starts, entry));
  const wordedInMenu = [...entries, ...groups.map(({ group }) => group)];

  it('have unique names and at most one menu entry each', () => {
    const ofGroups = groups.map(({ group }) => group);
    const names = [...[commands, views, links, starts].flatMap((kind) => Object.keys(kind)), ...ofGroups];
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(entries).size).toBe(entries.length);
    expect(inMenu.filter((action) => !Object.hasOwn(named, action))).toEqual([]);
  });

  it('are reversed by commands without input, of users with the same right', () => {
    for (const { undo, needs } of Object.values(commands)) {
      if (undo === undefined) continue;
      expect(commands[undo]).toMatchObject({ needs });
      expect(commands[undo]?.input).toBeUndefined();
    }
  });

  it('start existing commands with choices of their input, and every start is in the menu', () => {
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

  /** The actions that open a dialog, directly from the menu or through a start. */
  const opened = [...new Set([...inMenu, ...Object.values(starts).map(({ command }) => command)])];

  it('have a dialog, generated or handwritten, and every dialog has an action', () => {
    const shown = opened.filter((action) => named[action]?.opens === undefined);
    const own = dialogsOf(name);
    // Commands without a dialog of their own use the generated one; all histories share one, and documents several.
    const generated = [...Object.keys(commands), 'audit', ...sharedDialogs(resource)];
    expect(shown.filter((action) => !own.includes(action) && !generated.includes(action))).toEqual([]);
    expect(own.filter((action) => !shown.includes(action))).toEqual([]);
  });

  it('are in the menu if they are views or links', () => {
    const shown = [...Object.keys(views), ...Object.keys(links)];
    expect(shown.filter((action) => !inMenu.includes(action))).toEqual([]);
  });

  it('use exactly the declared reasons', () => {
    const given = Object.values(named).flatMap((action) => [
      ...(action.hidden ?? []),
      ...('refused' in action ? (action.refused ?? []) : []),
    ]);
    expect([...new Set(given)].toSorted()).toEqual(Object.keys(reasons).toSorted());
  });

  it('depend on properties of the record', () => {
    const paths = Object.values(reasons).flatMap(({ path, at }) => [path, ...(at ? [at] : [])]);
    expect(paths.filter((path) => propertyAt(schema, path) === undefined)).toEqual([]);
  });

  const own = JSON.parse(readFileSync(join(root, 'locales/pt/resources', `${name}.json`), 'utf8'));
  const words = {
    actions: { ...shared.actions, ...own.actions },
    reasons: { ...shared.reasons, ...own.reasons },
  };

  it('have texts for the menu and for their success message', () => {
    const done = Object.entries(commands).flatMap(([command, { opens }]) => (opens === undefined ? command : []));
    expect(Object.keys(words.actions)).toEqual(expect.arrayContaining([...wordedInMenu, ...done]));
    expect(Object.keys(own.actions ?? {}).filter((action) => ![...wordedInMenu, ...done].includes(action))).toEqual([]);
    const inBulk = done.filter((command) => commands[command]?.bulk);
    expect([...wordedInMenu, ...inBulk].filter((action) => !words.actions[action].name)).toEqual([]);
    expect(done.filter((command) => !words.actions[command].done)).toEqual([]);
  });

  it('have labels for the fields of generated dialogs', () => {
    const inputs = opened
      .filter((action) => ![...dialogsOf(name), ...sharedDialogs(resource)].includes(action))
      .flatMap((action) => {
        const fields = Object.keys(commands[action]?.input?.properties ?? {});
        return fields.filter((field) => !words.actions[action].fields?.[field]).map((field) => `${action}.${field}`);
      });
    expect(inputs).toEqual([]);
  });

  it('have a text for each reason of refusal', () => {
    const refusals = Object.values(commands).flatMap(({ hidden = [], refused = [] }) => [...hidden, ...refused]);
    const hasEnd = Object.values(commands).some(({ to }) => to !== undefined && isLastStatus(actions, to));
    const needed = [...refusals, ...(hasEnd ? ['final'] : [])];
    expect(Object.keys(words.reasons)).toEqual(expect.arrayContaining(needed));
    expect(Object.keys(own.reasons ?? {}).filter((reason) => !needed.includes(reason))).toEqual([]);
  });

  const performed = Object.entries(commands).filter(([, { opens }]) => opens === undefined);

  it('have a file if their declaration is incomplete, and every file has a command', () => {
    const files = commandFilesOf(name);
    expect(files.filter((file) => !performed.some(([command]) => command === file))).toEqual([]);
    const complete = performed.filter(([command, { to, set, input }]) => {
      const isWritten = Object.keys(input?.properties ?? {}).every((path) => propertyAt(schema, path));
      return files.includes(command) || ((to ?? set ?? input) !== undefined && isWritten);
    });
    expect(complete).toEqual(performed);
  });

  it('have no required input if several commands share one path', () => {
    const sharing = performed.filter(([, { to, put }]) => actions.byStatus && to !== undefined && put === undefined);
    expect(sharing.filter(([, { input }]) => (input?.required ?? []).length > 0)).toEqual([]);
  });
});

it('at least one resource has actions', () => {
  expect(acting.map(([name]) => name)).toContain('invoices');
});
