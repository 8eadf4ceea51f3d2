import { expect, it } from 'vitest';
import { addressOf } from './urlOf.ts';

it('is the path of the resource, followed by the key of a record', () => {
  const entities = { api: { version: 'v2', path: 'entities' } } as const;
  const all = (['list', 'show', 'create', 'edit', 'delete'] as const).map((verb) => addressOf(entities, verb, '7'));
  const one = '/api/v2/entities/7';
  expect(all).toEqual(['/api/v2/entities', one, '/api/v2/entities', one, one]);
  expect(addressOf(entities, 'list', '', 'v3')).toBe('/api/v3/entities');
});

it('is the path alone for a single record', () => {
  const settings = { single: true, api: { version: 'v2', path: 'settings' } } as const;
  const all = (['show', 'edit'] as const).map((verb) => addressOf(settings, verb, '7'));
  expect(all).toEqual(['/api/v2/settings', '/api/v2/settings']);
});

it('is the declared path of a verb', () => {
  const api = {
    version: 'v2',
    path: 'invoice',
    at: { list: 'access', create: 'create', edit: '{key}/update' },
  } as const;
  expect(addressOf({ api }, 'list')).toBe('/api/v2/invoice/access');
  expect(addressOf({ api }, 'create')).toBe('/api/v2/invoice/create');
  expect(addressOf({ api }, 'edit', ':uuid')).toBe('/api/v2/invoice/:uuid/update');
});
