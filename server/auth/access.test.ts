import { describe, expect, test } from 'vitest';
import type { UserType } from '../../schemas/resource.ts';
import { mayDo, permissionsOf, type Permission } from './access.ts';

const resources = [
  {
    name: 'invoices',
    access: { company: { COMPANY: ['list', 'bill'], ACCOUNTANT: ['list'] }, admin: { COMPANY: ['delete'] } },
  },
  { name: 'currencies', access: { admin: { ADMIN: ['list', 'create'] } } },
] as const;

const table: [UserType, Permission, boolean][] = [
  ['COMPANY', { resource: 'invoices', action: 'bill' }, true],
  ['COMPANY', { resource: 'invoices', action: 'bill', area: 'company' }, true],
  ['COMPANY', { resource: 'invoices', action: 'bill', area: 'admin' }, false],
  ['COMPANY', { resource: 'invoices', action: 'delete' }, false],
  ['COMPANY', { resource: 'currencies', action: 'list' }, false],
  ['COMPANY', { resource: 'nothing', action: 'list' }, false],
  ['COMPANY', { resource: 'invoices', action: 'toString' }, false],
  ['ACCOUNTANT', { resource: 'invoices', action: 'list' }, true],
  ['ACCOUNTANT', { resource: 'invoices', action: 'bill' }, false],
  ['PARTNER', { resource: 'invoices', action: 'list' }, true],
  ['PARTNER', { resource: 'invoices', action: 'bill' }, false],
  ['CUSTOMER', { resource: 'invoices', action: 'list' }, false],
  ['ADMIN', { resource: 'invoices', action: 'list' }, false],
  ['ADMIN', { resource: 'currencies', action: 'create' }, true],
  ['ADMIN', { resource: 'currencies', action: 'create', area: 'company' }, false],
];

test.each(table)('%s doing %o: %s', (type, permission, allowed) => {
  expect(mayDo(resources, type, permission)).toBe(allowed);
});

describe('permissions', () => {
  test('name what the user type may do, and nothing else', () => {
    expect(permissionsOf(resources, 'COMPANY')).toEqual(['invoices:list', 'invoices:bill']);
    expect(permissionsOf(resources, 'PARTNER')).toEqual(['invoices:list']);
    expect(permissionsOf(resources, 'CUSTOMER')).toEqual([]);
  });
});
