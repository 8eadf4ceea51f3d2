import { expect, test } from 'vitest';
import { unstorablePath } from './unstorable.ts';

test.each([
  ['a\0b', ''],
  [{ name: 'a\0' }, 'name'],
  [{ items_invoice: [{ price: '1' }, { price: '\0' }] }, 'items_invoice.1.price'],
  [{ location: { 'a\0': 1 } }, 'location'],
  [{ 'a\0': 1 }, ''],
  [{ name: '\ud800' }, 'name'],
  [{ page: Number('1e309') }, 'page'],
  [{ pages: [1, Number('-1e309')] }, 'pages.1'],
  [{ location: { '\udc00': 1 } }, 'location'],
])('%j cannot be stored because of %j', (value, path) => {
  expect(unstorablePath(value)).toBe(path);
});

test.each(['plain', '', 1, null, undefined, true, {}, [], { name: 'ção 漢字 🌊 \t\n' }])(
  '%j can be stored',
  (value) => {
    expect(unstorablePath(value)).toBeUndefined();
  },
);

test('depth does not matter', () => {
  const depth = 200_000;
  const value: unknown = JSON.parse(`${'['.repeat(depth)}"\\u0000"${']'.repeat(depth)}`);
  expect(unstorablePath(value)).toMatch(/^0\.0\./);
});
