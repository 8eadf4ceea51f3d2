import { describe, expect, it } from 'vitest';
import type { Area } from '../../../schemas/access.ts';
import { defineResource, type Resource } from '../../../schemas/resource.ts';
import { someone } from '../../../tests/support/me.ts';
import type { Me } from '../../access/me.ts';
import { resources } from '../../data/resources.ts';
import { areaMenu, hasMenu } from './areaMenu.ts';
import { entryAt } from './menuOf.ts';

const permissions = resources.flatMap(({ name }) => [`${name}:list`, `${name}:show`]);
const everything = someone({ permissions: [...permissions, 'reports/issued:list'] });

const names = (area: Area, me: Me | undefined, of?: readonly Resource[]) =>
  areaMenu(area, me, of).map((part) => part.map(({ name }) => name));
const tabsOf = (entry: string, me: Me, area: Area = 'company', of?: readonly Resource[]) =>
  areaMenu(area, me, of)
    .flat()
    .find(({ name }) => name === entry)
    ?.tabs.map(({ path }) => path);

const estimates: Resource = defineResource({
  name: 'estimates',
  singular: 'estimate',
  api: { version: 'v2', path: 'estimates' },
  scope: 'tenant',
  schema: { type: 'object', properties: { uuid: { type: 'string' } } },
  label: 'uuid',
  list: { columns: [], sort: ['uuid'], sortable: [], search: [], filters: {} },
  form: { sections: [] },
  access: { company: { COMPANY: ['list'] } },
  menu: [{ area: 'company', order: 12 }],
});
const mayEstimate = someone({ permissions: ['estimates:list'] });

describe('the menu of a company', () => {
  it('has nine entries in three parts, and its other lists as tabs of them', () => {
    expect(names('company', everything)).toEqual([
      ['invoices', 'contracts', 'transactions', 'entities'],
      ['scenarios', 'tributes', 'reports'],
      ['members', 'settings'],
    ]);
    expect(tabsOf('invoices', everything)).toEqual([
      '/company/invoices',
      '/company/quotes',
      '/company/proformas',
      '/company/credit-notes',
      '/company/debit-notes',
      '/company/messages',
      '/company/reminders',
    ]);
    expect(tabsOf('scenarios', everything)).toEqual(['/company/scenarios', '/company/simulation']);
    expect(tabsOf('members', everything)).toEqual([
      '/company/users',
      '/company/invitations',
      '/company/roles',
      '/company/groups',
    ]);
  });

  it('has the lists that are set up once among the settings, by their order', () => {
    expect(tabsOf('settings', everything)?.slice(0, 7)).toEqual([
      '/company/settings/company',
      '/company/items',
      '/company/payment-terms',
      '/company/accounts',
      '/company/series',
      '/company/invoice-templates',
      '/company/settings/documents',
    ]);
  });

  it('omits what the user may not list', () => {
    const me = someone({ permissions: ['entities:list', 'invoices:show'] });
    expect(names('company', me)).toEqual([['entities']]);
    expect(names('company', undefined)).toEqual([]);
  });

  it('has the first tab that the user may list in the place of an entry that they may not', () => {
    const me = someone({ permissions: ['messages:list', 'contracts:list', 'items:list'] });
    const entries = areaMenu('company', me).flat();
    expect(entries.map(({ path, label: [key] }) => [path, key])).toEqual([
      ['/company/messages', 'resources.messages.name'],
      ['/company/contracts', 'resources.contracts.name'],
      ['/company/items', 'shell.settings'],
    ]);
  });
});

it('the menu of the platform has eight entries in three parts', () => {
  expect(names('admin', someone({ type: 'ADMIN', area: 'admin', permissions }))).toEqual([
    ['tenants', 'users'],
    ['roles', 'clients'],
    ['mails', 'jobs', 'audit', 'settings'],
  ]);
});

describe('a new resource', () => {
  it('has its own entry by its schema alone', () => {
    expect(names('company', mayEstimate, [...resources, estimates])).toEqual([['estimates']]);
    const me = someone({ permissions: [...permissions, 'estimates:list'] });
    expect(names('company', me, [...resources, estimates])[0]?.slice(0, 3)).toEqual([
      'invoices',
      'estimates',
      'contracts',
    ]);
  });

  it.each(['invoices', 'settings'])('is a tab of %s if it declares that', (under) => {
    const tab: Resource = { ...estimates, menu: [{ area: 'company', under, order: 900 }] };
    const me = someone({ permissions: [...permissions, 'estimates:list'] });
    expect(tabsOf(under, me, 'company', [...resources, tab])?.at(-1)).toBe('/company/estimates');
    expect(names('company', me, [...resources, tab]).flat()).not.toContain('estimates');
  });

  it('of one record for each company is in the menu of users who may see it, since it has no list', () => {
    const settings: Resource = { ...estimates, single: true, access: { company: { COMPANY: ['show'] } } };
    const entriesFor = (permission: string) =>
      areaMenu('company', someone({ permissions: [permission] }), [settings]).flat();
    expect(entriesFor('estimates:show')).toMatchObject([
      { path: '/company/estimates', label: ['resources.estimates.name', 1] },
    ]);
    expect(entriesFor('estimates:list')).toEqual([]);
  });

  it('has its own place and icon in each area', () => {
    const both: Resource = {
      ...estimates,
      access: { company: { COMPANY: ['list'] }, admin: { ADMIN: ['list'] } },
      menu: [
        { area: 'company', order: 20, icon: 'contract' },
        { area: 'admin', order: 5, group: 2, icon: 'document' },
      ],
    };
    expect(areaMenu('company', mayEstimate, [both])).toMatchObject([[{ icon: 'contract', group: 1 }]]);
    expect(areaMenu('admin', mayEstimate, [both])).toMatchObject([
      [{ path: '/admin/estimates', icon: 'document', group: 2 }],
    ]);
    expect(names('admin', mayEstimate, [estimates])).toEqual([]);
  });
});

it.each([
  ['/company/invoices', 'invoices'],
  ['/company/invoices/0192/edit', 'invoices'],
  ['/company/messages/0192', 'invoices'],
  ['/company/items', 'settings'],
  ['/company/settings/numbering', 'settings'],
  ['/company/reports/issued', 'reports'],
  ['/company/invoice-lines', undefined],
  ['/company', undefined],
])('at %s the current entry is %s', (path, name) => {
  expect(entryAt(path, areaMenu('company', everything))?.name).toBe(name);
});

it('an area with one page has no menu', () => {
  expect(hasMenu('accountants', someone({ type: 'PARTNER', area: 'accountants' }))).toBe(false);
  expect(hasMenu('company', someone({ permissions: ['entities:list'] }))).toBe(false);
  expect(hasMenu('company', someone({ permissions: ['entities:list', 'items:list'] }))).toBe(true);
});
