import { describe, expect, test } from 'vitest';
import { defineResource, type Resource } from '../../../schemas/resource.ts';
import { someone } from '../../../tests/support/me.ts';
import { resources } from '../../data/resources.ts';
import { menuOf as menuOfEntries, type MenuEntry } from './menuOf.ts';
import { resourceEntries } from './resourceEntries.ts';

const menuOf = (...of: Parameters<typeof resourceEntries>) => menuOfEntries(resourceEntries(...of));

const everything = someone({ permissions: resources.map(({ name }) => `${name}:list`) });
const names = (menu: ReturnType<typeof menuOf>) =>
  menu.map(({ name, entries }) => [name, entries.map((entry) => entry.name)]);

const later: Resource = defineResource({
  name: 'quotes',
  singular: 'quote',
  api: { version: 'v2', path: 'contracts' },
  scope: 'tenant',
  schema: { type: 'object', properties: { uuid: { type: 'string' } } },
  label: 'uuid',
  list: { columns: [], sort: ['uuid'], sortable: [], search: [], filters: {} },
  form: { sections: [] },
  access: { company: { COMPANY: ['list'] } },
  menu: [{ area: 'company', order: 20 }],
});

describe("a company's menu", () => {
  test('has invoices first, then contracts and runs, and master data in a group', () => {
    const [top, recurring, registrations] = menuOf('company', resources, everything);
    expect(recurring).toMatchObject({
      name: 'recurring',
      entries: [
        { name: 'contracts', path: '/company/contracts' },
        { name: 'runs', path: '/company/runs' },
      ],
    });
    expect(top).toMatchObject({
      name: undefined,
      entries: [
        { name: 'invoices', path: '/company/invoices' },
        { name: 'messages' },
        { name: 'gateway-events' },
        { name: 'transactions' },
      ],
    });
    expect(registrations?.name).toBe('registrations');
    expect(registrations?.entries.map((entry) => entry.name)).toEqual(
      expect.arrayContaining(['entities', 'scenarios', 'tributes', 'items']),
    );
  });

  test('shows a new resource by its schema alone', () => {
    const me = someone({ permissions: ['quotes:list'] });
    expect(names(menuOf('company', [...resources, later], me))).toEqual([[undefined, ['quotes']]]);
  });

  test('omits resources that the user may not list', () => {
    const me = someone({ permissions: ['entities:list', 'invoices:show'] });
    expect(names(menuOf('company', resources, me))).toEqual([['registrations', ['entities']]]);
  });

  test('is empty without a session', () => {
    expect(menuOf('company', resources, undefined)).toEqual([]);
  });
});

test('a single record is in the menu for users who may see it, since it has no list', () => {
  const settings: Resource = { ...later, single: true, access: { company: { COMPANY: ['show'] } } };
  const entriesFor = (permission: string) =>
    menuOf('company', [settings], someone({ permissions: [permission] })).flatMap(({ entries }) => entries);
  expect(entriesFor('quotes:show')).toMatchObject([{ path: '/company/quotes', label: ['resources.quotes.name', 1] }]);
  expect(entriesFor('quotes:list')).toEqual([]);
});

test('resources stay in their own area', () => {
  expect(names(menuOf('admin', [later], someone({ permissions: ['quotes:list'] })))).toEqual([]);
});

test('a resource of several areas has its own position and icon in each', () => {
  const both: Resource = {
    ...later,
    access: { company: { COMPANY: ['list'] }, admin: { ADMIN: ['list'] } },
    menu: [
      { area: 'company', order: 20, icon: 'contract' },
      { area: 'admin', order: 5, group: 'registrations', icon: 'document' },
    ],
  };
  const me = someone({ permissions: ['quotes:list'] });
  expect(menuOf('company', [both], me)).toMatchObject([{ name: undefined, entries: [{ icon: 'contract' }] }]);
  expect(menuOf('admin', [both], me)).toMatchObject([
    { name: 'registrations', entries: [{ path: '/admin/quotes', icon: 'document' }] },
  ]);
});

test('entries without a group keep their order, outside the groups', () => {
  const entry = (name: string, order: number, group?: string): MenuEntry => ({
    name,
    order,
    group,
    path: `/company/${name}`,
    icon: undefined,
    label: [name, 1],
  });
  const entries = [entry('a', 10), entry('b', 20, 'g'), entry('c', 30), entry('d', 40, 'g'), entry('e', 50)];
  expect(names(menuOfEntries(entries))).toEqual([
    [undefined, ['a']],
    ['g', ['b', 'd']],
    [undefined, ['c', 'e']],
  ]);
});
