import { expect, test } from 'vitest';
import { summarizeRights } from './rights.ts';

const grantable = [
  'invoices:list',
  'invoices:show',
  'invoices:create',
  'invoices:cancel',
  'tributes:list',
  'tributes:show',
  'runs:list',
  'members:list',
  'members:show',
];
const summary = (...held: string[]) => summarizeRights(grantable, new Set(held));

test('permitted and denied actions are listed side by side', () => {
  expect(summary('invoices:list', 'invoices:show', 'invoices:create').partial).toEqual([
    { resources: ['invoices'], may: ['see', 'create'], mayNot: ['cancel'] },
  ]);
});

test('resources are listed as fully, partly or not accessible', () => {
  expect(summary('tributes:list', 'tributes:show', 'runs:list', 'invoices:list')).toEqual({
    whole: ['tributes', 'runs'],
    partial: [{ resources: ['invoices'], may: ['list'], mayNot: ['show', 'create', 'cancel'] }],
    closed: ['members'],
  });
});

test('listing without showing records counts as partial access', () => {
  expect(summary('members:list').partial).toEqual([{ resources: ['members'], may: ['list'], mayNot: ['show'] }]);
});

test('permissions that no user of the type can have are ignored', () => {
  expect(summary('tenants:create')).toEqual({
    whole: [],
    partial: [],
    closed: ['invoices', 'tributes', 'runs', 'members'],
  });
});

test('resources with the same actions are grouped', () => {
  expect(summary('invoices:list', 'tributes:list', 'members:list').partial).toEqual([
    { resources: ['invoices'], may: ['list'], mayNot: ['show', 'create', 'cancel'] },
    { resources: ['tributes', 'members'], may: ['list'], mayNot: ['show'] },
  ]);
});
