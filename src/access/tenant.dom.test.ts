import { beforeEach, describe, expect, test } from 'vitest';
import { someone } from '../../tests/support/me.ts';
import {
  addressInTenant,
  addressOfTenant,
  forgetTenant,
  labelOfHost,
  rememberTenant,
  routeTenant,
  tenantOf,
} from './tenant.ts';

beforeEach(() => sessionStorage.clear());

const at = (url: string) => new URL(url);

test.each([
  ['acme.localhost', 'acme'],
  ['acme.ultramar.example', 'acme'],
  ['localhost', undefined],
  ['ultramar.example', undefined],
  ['127.0.0.1', undefined],
  ['[::1]', undefined],
])('the host %s can name %s', (host, label) => {
  expect(labelOfHost(host)).toBe(label);
});

describe("the route's tenant", () => {
  test('is kept in the tab when a link omits it', () => {
    rememberTenant('?tenant=globex');
    rememberTenant('?page=2');
    expect(routeTenant()).toBe('globex');
  });

  test('is removed on request', () => {
    rememberTenant('?tenant=globex');
    forgetTenant();
    expect(routeTenant()).toBeUndefined();
  });
});

describe('the current tenant', () => {
  const several = someone({ references: { tenant: ['acme', 'globex'] } });

  test('is the host’s, if the user belongs to it', () => {
    expect(tenantOf(several, 'globex.localhost')).toBe('globex');
    expect(tenantOf(several, 'console.ultramar.example')).toBeUndefined();
  });

  test('is the route’s, otherwise the only one', () => {
    expect(tenantOf(someone(), 'localhost')).toBe('acme');
    expect(tenantOf(several, 'localhost')).toBeUndefined();
    rememberTenant('?tenant=globex');
    expect(tenantOf(several, 'localhost')).toBe('globex');
  });
});

describe("a company's address", () => {
  const me = someone({ references: { tenant: ['acme', 'globex'] } });

  test('on another tenant’s host is the host of the other', () => {
    expect(addressOfTenant('globex', me, at('http://acme.localhost:3000/company'))).toBe(
      'http://globex.localhost:3000/company',
    );
  });

  test.each(['http://localhost:3000/', 'https://ultramar.example/', 'https://console.ultramar.example/'])(
    'from %s has the tenant in the query',
    (page) => {
      expect(addressOfTenant('a&b', me, at(page))).toBe('/company?tenant=a%26b');
    },
  );
});

test.each([
  ['http://localhost:3000/', '/company/invoices?filter=%7B%7D&tenant=globex'],
  ['http://acme.localhost:3000/', 'http://globex.localhost:3000/company/invoices?filter=%7B%7D'],
])('a page of another company, seen from %s, is at %s', (page, address) => {
  const me = someone({ references: { tenant: ['acme', 'globex'] } });
  expect(addressInTenant('globex', me, '/invoices', { filter: '{}' }, at(page))).toBe(address);
});

describe('the host of a tenant', () => {
  const hosts = { acme: 'billing.acme.example', globex: 'globex.ultramar.example' };
  const me = someone({ references: { tenant: ['acme', 'globex'] }, hosts });

  test('belongs to that tenant, and links to the hosts of the others', () => {
    expect(tenantOf(me, 'billing.acme.example')).toBe('acme');
    const here = at('https://billing.acme.example/company');
    expect(addressOfTenant('globex', me, here)).toBe('https://globex.ultramar.example/company');
    expect(addressOfTenant('acme', me, here)).toBe('https://billing.acme.example/company');
  });

  test('is not available to users of other tenants', () => {
    expect(tenantOf(someone({ references: { tenant: ['acme', 'globex'] } }), 'billing.acme.example')).toBeUndefined();
  });
});
