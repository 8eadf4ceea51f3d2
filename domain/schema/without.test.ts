import { expect, test } from 'vitest';
import { without } from './without.ts';

const record = { name: 'Aurora', flag: { id: 620, name: 'Portugal' }, crew: [{ name: 'Rui', pay: '10' }, 'nobody'] };

test.each([
  [['name'], { flag: record.flag, crew: record.crew }],
  [['flag.name'], { ...record, flag: { id: 620 } }],
  [['crew.pay'], { ...record, crew: [{ name: 'Rui' }, 'nobody'] }],
  [['crew', 'flag'], { name: 'Aurora' }],
  [['nam', 'name.first', 'keel'], record],
  [[], record],
])('%j', (paths, left) => {
  expect(without(record, paths)).toEqual(left);
});

test('values that are no records are unchanged', () => {
  expect(without('text', ['name'])).toBe('text');
  expect(without(null, ['name'])).toBeNull();
});
