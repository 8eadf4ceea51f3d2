import { describe, expect, test } from 'vitest';
import type { Tenant } from '../actor.ts';
import { resolveTenant, tenantOfHost } from './resolveTenant.ts';

const tenant = (slug: string): Tenant => ({ id: `id of ${slug}`, slug, name: slug, timeZone: 'UTC' });
const acme = tenant('acme');
const globex = tenant('globex');

describe('the tenant a host names', () => {
  test.each([
    ['acme.example.com', 'acme'],
    ['acme.example.com:3000', 'acme'],
    ['ACME.Example.COM', 'acme'],
    ['x.acme.example.com', 'x.acme'],
    ['example.com', undefined],
    ['example.com:3000', undefined],
    ['evilexample.com', undefined],
    ['acme.example.com.evil.test', undefined],
    ['127.0.0.1:3000', undefined],
  ])('%s: %s', (host, slug) => {
    expect(tenantOfHost(host, 'example.com')).toBe(slug);
    expect(tenantOfHost(host, 'example.com:3000')).toBe(slug);
  });
});

describe('the tenant of a request', () => {
  type Names = Parameters<typeof resolveTenant>[0];
  test.each<[string, Tenant[], Names, Tenant | undefined]>([
    ['the only one of a user', [acme], {}, acme],
    ['none of several', [acme, globex], {}, undefined],
    ['none of none, as of an admin', [], {}, undefined],
    ['by its host', [acme, globex], { host: 'globex' }, globex],
    ['by the query', [acme, globex], { query: 'globex' }, globex],
    ['by both alike', [acme, globex], { host: 'globex', query: 'globex' }, globex],
  ])('is %s', (_, tenants, names, expected) => {
    expect(resolveTenant(names, tenants)).toBe(expected);
  });

  test.each<[string, Tenant[], Names]>([
    ['a host of another', [acme], { host: 'globex' }],
    ['a query of another', [acme], { query: 'globex' }],
    ['a host, for a user of none', [], { host: 'acme' }],
    ['a query, for a user of none', [], { query: 'acme' }],
    ['a host that the query contradicts', [acme, globex], { host: 'acme', query: 'globex' }],
    ['an own host that another’s query contradicts', [acme], { host: 'acme', query: 'globex' }],
    ['another’s host that an own query contradicts', [acme], { host: 'globex', query: 'acme' }],
    ['an empty query', [acme], { query: '' }],
    ['an empty query at an own host', [acme], { host: 'acme', query: '' }],
    ['an empty host', [acme], { host: '' }],
    ['an empty host beside an own query', [acme], { host: '', query: 'acme' }],
    ['another case', [acme], { query: 'ACME' }],
    ['a part of a name', [acme], { query: 'acm' }],
  ])('is refused: %s', (_, tenants, names) => {
    expect(() => resolveTenant(names, tenants)).toThrow(expect.objectContaining({ code: 'tenant_forbidden' }));
  });

  test.each<[string, Names]>([
    ['the only one', {}],
    ['one that is named', { query: 'acme' }],
  ])('is refused while it is suspended: %s', (_, names) => {
    const suspended = { ...acme, isSuspended: true };
    expect(() => resolveTenant(names, [suspended])).toThrow(expect.objectContaining({ code: 'tenant_suspended' }));
    expect(resolveTenant({ query: 'globex' }, [suspended, globex])).toBe(globex);
  });

  test('is none for a guest whose only one is suspended, unless they name it', () => {
    const suspended = { ...acme, isSuspended: true };
    expect(resolveTenant({}, [suspended], true)).toBeUndefined();
    expect(resolveTenant({}, [acme], true)).toBe(acme);
    expect(() => resolveTenant({ query: 'acme' }, [suspended], true)).toThrow(
      expect.objectContaining({ code: 'tenant_suspended' }),
    );
  });
});
