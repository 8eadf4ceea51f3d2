import { describe, expect, test } from 'vitest';
import type { UserType } from '../../schemas/access.ts';
import type { BuiltInRole } from './builtInRoles.ts';
import { effective, frameOf, type Grantable } from './effective.ts';
import { beyond, onlyOfPlatform, type Granter } from './granting.ts';

const granted: readonly Grantable[] = [
  { name: 'invoices', access: { company: { COMPANY: ['list', 'bill'], ACCOUNTANT: ['list', 'export'] } } },
  { name: 'roles', access: { company: { COMPANY: ['list', 'edit'] }, admin: { ADMIN: ['list', 'edit'] } } },
  { name: 'tenants', access: { admin: { ADMIN: ['list', 'suspend'] } } },
];

interface Held {
  readonly roles?: readonly BuiltInRole[];
  readonly permissions?: readonly string[];
  readonly withheld?: readonly string[];
}

function granter(type: UserType, { roles = [], permissions = [], withheld = [] }: Held): Granter {
  const frame = (of: UserType) => frameOf(granted, of);
  return { type, withheld, frameOf: frame, permissions: effective(frame(type), { roles, permissions }, withheld) };
}

const owner = granter('COMPANY', { roles: ['owner'] });
const backOffice = granter('COMPANY', { roles: ['back_office'] });
const clerk = granter('COMPANY', { permissions: ['roles:edit', 'invoices:list'] });
const administrator = granter('ADMIN', { roles: ['administrator'] });
const operator = granter('ADMIN', { permissions: ['roles:edit'] });
const withoutSuspending = granter('ADMIN', { roles: ['administrator'], withheld: ['tenants:suspend'] });

describe('what a user may neither give nor take', () => {
  test.each<[string, Granter, string[], string[]]>([
    ['nothing of their own', clerk, ['invoices:list', 'roles:edit'], []],
    ['what their role does not include', backOffice, ['invoices:bill', 'roles:edit'], ['roles:edit']],
    ['what they lack', clerk, ['invoices:list', 'invoices:bill'], ['invoices:bill']],
    ['what their type cannot have, without all of their type', clerk, ['invoices:export'], ['invoices:export']],
    ['nothing of an accountant, as an owner', owner, ['invoices:export'], []],
    ['nothing of a company, as an administrator', administrator, ['invoices:bill', 'invoices:export'], []],
    ['everything of a company, as an operator with few rights', operator, ['invoices:bill'], ['invoices:bill']],
    ['nothing withheld from everyone, as an administrator', withoutSuspending, ['tenants:suspend'], []],
    [
      'what is withheld from everyone, as an operator with few rights',
      granter('ADMIN', { permissions: ['roles:edit'], withheld: ['tenants:suspend'] }),
      ['tenants:suspend'],
      ['tenants:suspend'],
    ],
  ])('is %s', (_, who, names, refused) => {
    expect(beyond(who, names)).toEqual(refused);
  });
});

test('a permission is only the platform’s if no user type of companies can have it', () => {
  const names = ['tenants:list', 'roles:list', 'invoices:bill', 'odd:frame'];
  expect(onlyOfPlatform(owner, names)).toEqual(['tenants:list']);
});
