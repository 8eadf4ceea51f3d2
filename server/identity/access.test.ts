import { expect, test } from 'vitest';
import type { UserType } from '../../schemas/resource.ts';
import { mayDo, type Permission } from './access.ts';

const table: [UserType, Permission, boolean][] = [
  ['COMPANY', { resource: 'invoices', action: 'bill' }, true],
  ['COMPANY', { resource: 'invoices', action: 'bill', area: 'company' }, true],
  ['COMPANY', { resource: 'invoices', action: 'bill', area: 'admin' }, false],
  ['COMPANY', { resource: 'invoices', action: 'delete' }, false],
  ['COMPANY', { resource: 'nothing', action: 'list' }, false],
  ['COMPANY', { resource: 'invoices', action: 'toString' }, false],
  ['ACCOUNTANT', { resource: 'invoices', action: 'bill', area: 'company' }, true],
  ['ADMIN', { resource: 'invoices', action: 'bill', area: 'company' }, false],
  ['ADMIN', { resource: 'invoices', action: 'bill', area: 'admin' }, true],
];

test.each(table)('%s with the permission to bill invoices doing %o: %s', (type, permission, allowed) => {
  const anyUser = { actor: { type }, permissions: new Set(['invoices:bill']) };
  expect(mayDo(anyUser, permission)).toBe(allowed);
});
