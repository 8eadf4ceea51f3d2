import { expect, it } from 'vitest';
import entities from '../../schemas/resources/clients/entities.ts';
import { isUsable } from './usableView.ts';

const state = (filter: object, field = 'name') => JSON.stringify({ filter, sort: { field, order: 'ASC' }, hidden: [] });

it.each([
  ['filters and order of the list', state({ q: 'acme', location: { country: 76 }, archived: true }), true],
  ['a selected record', state({ location: { country: { id: 76 } } }), true],
  ['an unknown filter', state({ secret: 1 }), false],
  ['an unknown nested filter', state({ location: { planet: 3 } }), false],
  ['an unknown order', state({}, 'secret'), false],
  ['no view', '[]', false],
  ['no JSON', '{', false],
])('%s', (_, text, expected) => expect(isUsable(entities, text)).toBe(expected));
