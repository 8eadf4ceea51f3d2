import { describe, expect, test } from 'vitest';
import { someone } from '../../tests/support/me.ts';
import { areaOf, landingOf, mayEnter } from './areas.ts';

const origin = 'https://acme.ultramar.example';
const ana = someone();
const carla = someone({ type: 'ACCOUNTANT', area: 'accountants' });
const admin = someone({ type: 'ADMIN', area: 'admin' });

test.each([
  ['/company', 'company'],
  ['/company/invoices', 'company'],
  ['/accountants/', 'accountants'],
  ['/admin', 'admin'],
  ['/companyx', undefined],
  ['/login', undefined],
  ['/', undefined],
])('%s belongs to %s', (path, area) => {
  expect(areaOf(path)).toBe(area);
});

test.each([
  [ana, 'company', true],
  [ana, 'accountants', false],
  [ana, 'admin', false],
  [carla, 'accountants', true],
  [carla, 'company', true],
  [carla, 'admin', false],
  [admin, 'admin', true],
  [admin, 'company', false],
] as const)('$area is the area of another user type', (me, area, allowed) => {
  expect(mayEnter(me, area)).toBe(allowed);
});

describe('after signing in', () => {
  test.each([
    [null, '/company'],
    ['/company/invoices?page=2', '/company/invoices?page=2'],
    ['/company/invoices/../entities', '/company/entities'],
    ['/login', '/company'],
    ['/admin', '/company'],
    ['/view/invoices/individual/x', '/company'],
  ])('%s leads to %s', (next, landing) => {
    expect(landingOf(ana, next, origin)).toBe(landing);
  });

  test.each([
    'https://evil.example/company',
    '//evil.example/company',
    '/\\evil.example/company',
    '/\t/evil.example/company',
    'javascript:alert(1)',
    'company',
    '/company/..//evil.example',
    '',
  ])('%j leads only to the home page', (next) => {
    const landing = landingOf(ana, next, origin);
    expect(new URL(landing, origin).origin).toBe(origin);
    expect(landing).toBe('/company');
  });

  test('an accountant can continue into a company', () => {
    expect(landingOf(carla, '/company/invoices?tenant=acme', origin)).toBe('/company/invoices?tenant=acme');
    expect(landingOf(carla, null, origin)).toBe('/accountants');
  });
});
