import { describe, expect, test } from 'vitest';
import type { UserType } from '../../schemas/access.ts';
import { builtInRoles } from '../../schemas/parts/people/builtInRoles.ts';
import { isRoleFor, rolesFor, type BuiltInRole } from './builtInRoles.ts';
import { catalogueOf, effective, frameOf, noRights, type Grantable } from './effective.ts';

const granted: readonly Grantable[] = [
  {
    name: 'invoices',
    scope: 'tenant',
    access: { company: { COMPANY: ['list', 'show', 'bill', 'export'], ACCOUNTANT: ['list', 'export'] } },
  },
  { name: 'issue-settings', scope: 'tenant', access: { company: { COMPANY: ['show', 'edit'] } } },
  {
    name: 'roles',
    scope: 'either',
    access: { company: { COMPANY: ['list', 'edit'] }, admin: { ADMIN: ['list', 'edit'] } },
  },
  {
    name: 'saved-views',
    scope: 'tenant',
    access: { company: { COMPANY: { may: ['list', 'create'], rows: [{ path: 'owner', eq: { fact: 'uuid' } }] } } },
  },
  {
    name: 'countries',
    scope: 'platform',
    access: { company: { COMPANY: ['list'], CUSTOMER: ['list'] }, admin: { ADMIN: ['list'] } },
  },
  { name: 'reports/issued', of: 'invoices', access: { company: { COMPANY: ['list'] } } },
];

const held = (
  type: UserType,
  roles: readonly BuiltInRole[],
  permissions: readonly string[] = [],
  withheld: string[] = [],
) => [...effective(frameOf(granted, type), { roles, permissions }, withheld)].join(' ');

const always = 'saved-views:list saved-views:create countries:list';

describe('the permissions of a user', () => {
  test.each<[BuiltInRole, UserType, string]>([
    [
      'owner',
      'COMPANY',
      'invoices:list invoices:show invoices:bill invoices:export issue-settings:show issue-settings:edit roles:list ' +
        `roles:edit ${always} reports/issued:list`,
    ],
    [
      'back_office',
      'COMPANY',
      `invoices:list invoices:show invoices:bill invoices:export issue-settings:show ${always} reports/issued:list`,
    ],
    [
      'read_only',
      'COMPANY',
      `invoices:list invoices:show issue-settings:show roles:list ${always} reports/issued:list`,
    ],
    ['accountant', 'ACCOUNTANT', 'invoices:list'],
    ['accountant_exports', 'ACCOUNTANT', 'invoices:list invoices:export'],
    ['accountant_exports', 'PARTNER', 'invoices:list invoices:export'],
    ['administrator', 'ADMIN', 'roles:list roles:edit countries:list'],
    ['owner', 'ACCOUNTANT', ''],
    ['administrator', 'COMPANY', always],
  ])('with the role %s and the type %s', (role, type, expected) => {
    expect(held(type, [role])).toBe(expected);
  });

  test('without a role are those of the type alone, and what the platform lets everyone read', () => {
    expect(held('COMPANY', [])).toBe(always);
    expect(held('CUSTOMER', [])).toBe('countries:list');
    expect(held('ADMIN', [])).toBe('');
    expect(noRights).toEqual({ roles: [], permissions: [] });
  });

  test('are those of all roles and single permissions, within the limits of the type', () => {
    expect(held('COMPANY', [], ['invoices:bill', 'invoices:list'])).toBe(`invoices:list invoices:bill ${always}`);
    expect(held('ACCOUNTANT', ['accountant'], ['invoices:bill', 'tenants:delete'])).toBe('invoices:list');
  });

  test('include a report only with the list that it sums up', () => {
    expect(held('COMPANY', [], ['reports/issued:list'])).toBe(always);
    expect(held('COMPANY', [], ['reports/issued:list', 'invoices:list'])).toContain('reports/issued:list');
  });

  test('exclude those that an administrator has deleted from the catalog', () => {
    expect(held('COMPANY', ['owner'], ['invoices:list'], ['invoices:list', 'countries:list'])).not.toMatch(
      /invoices:list|countries|issued/,
    );
  });
});

test('the catalog contains each grantable permission once', () => {
  expect(catalogueOf(granted).filter((name) => name.startsWith('invoices') || name.startsWith('roles'))).toEqual([
    'invoices:list',
    'invoices:show',
    'invoices:bill',
    'invoices:export',
    'roles:list',
    'roles:edit',
  ]);
});

test('a built-in role applies to some user types, and each type except customers has one', () => {
  expect(rolesFor('COMPANY')).toEqual(['owner', 'back_office', 'read_only']);
  expect(rolesFor('PARTNER')).toEqual(rolesFor('ACCOUNTANT'));
  expect(rolesFor('CUSTOMER')).toEqual([]);
  expect(builtInRoles.filter((role) => isRoleFor(role, 'ADMIN'))).toEqual(['administrator']);
});
