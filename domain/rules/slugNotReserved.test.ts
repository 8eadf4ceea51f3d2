import { expect, it } from 'vitest';
import { slugNotReserved } from './slugNotReserved.ts';

const context = { today: '2026-11-25' };

it.each(['www', 'admin', 'api', 'login', 'xn--acme', 'acme-'])('“%s” is reserved or not a valid host', (slug) => {
  expect(slugNotReserved({ slug }, context)).toEqual([{ path: 'slug', key: 'validation.slugReserved' }]);
});

it.each(['acme', 'administracao', 'api-2', undefined])('“%s” is free for companies', (slug) => {
  expect(slugNotReserved({ slug }, context)).toEqual([]);
});
