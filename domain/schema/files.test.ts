import { expect, test } from 'vitest';
import { filesOf } from './files.ts';

const file = { types: ['application/pdf'], bytes: 1000 } as const;

test('the properties with files, and their maximum number', () => {
  const schema = {
    type: 'object',
    properties: {
      name: { type: 'string' },
      scan: { type: 'object', file },
      annexes: { type: 'array', maxItems: 20, file },
    },
  } as const;
  expect(filesOf(schema).map(({ name, most }) => [name, most])).toEqual([
    ['scan', 1],
    ['annexes', 20],
  ]);
  expect(filesOf({ type: 'object', properties: {} })).toEqual([]);
});
