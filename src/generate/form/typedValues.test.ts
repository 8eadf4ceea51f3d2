import { expect, it } from 'vitest';
import { typedValues } from './typedValues.ts';

const record = {
  '@etag': '"1"',
  name: 'Acme',
  notes: null,
  location: { address: 'Rua Um, 1', country: { id: 76 } },
  rows: [{ value: '1' }, { value: '2' }],
};

it('nothing was typed into a form as it was opened, even where it registered empty fields', () => {
  const opened = { ...structuredClone(record), notes: undefined, phone: null };
  expect(typedValues(opened, record)).toEqual({});
});

it.each([
  ['a text', { name: 'Acme 2' }],
  ['a cleared text', { name: null }],
  ['a part of an address, with its other parts', { location: { address: 'Rua Dois, 2', country: { id: 76 } } }],
  ['a row, with its other rows', { rows: [{ value: '1' }, { value: '3' }] }],
  ['a row that was taken away', { rows: [{ value: '1' }] }],
])('%s is what was typed', (_, typed) => {
  expect(typedValues({ ...record, ...typed }, record)).toEqual(typed);
});
