import { expect, it } from 'vitest';
import taxRates from '../../../schemas/resources/taxes/tax-rates.ts';
import { typedValues, withTyped } from './typedValues.ts';

const plain = { type: 'object', properties: {} } as const;

const record = {
  '@etag': '"1"',
  name: 'Acme',
  notes: null,
  location: { address: 'Rua Um, 1', country: { id: 76 } },
  rows: [{ value: '1' }, { value: '2' }],
};

it('an opened form has no changed values, even if it registered empty fields', () => {
  const opened = { ...structuredClone(record), notes: undefined, phone: null };
  expect(typedValues(plain, opened, record)).toEqual({});
});

it.each([
  ['a text', { name: 'Acme 2' }],
  ['a cleared text', { name: null }],
  ['a part of an address, with its other parts', { location: { address: 'Rua Dois, 2', country: { id: 76 } } }],
  ['a row, with its other rows', { rows: [{ value: '1' }, { value: '3' }] }],
  ['a row that was taken away', { rows: [{ value: '1' }] }],
])('%s is a changed value', (_, typed) => {
  expect(typedValues(plain, { ...record, ...typed }, record)).toEqual(typed);
});

const [iss, pis, iof] = ['ISS', 'PIS', 'IOF'].map((name) => ({ uuid: `key of ${name}`, name }));
const { schema } = taxRates;

it('of a list with a row for each record, the changed rows are applied to another version', () => {
  const opened = {
    rates: [
      { uuid: '1', tribute: iss, value: '5' },
      { uuid: '2', tribute: pis, value: '1' },
    ],
  };
  const filled = [...opened.rates, { tribute: iof, value: null }];
  expect(typedValues(schema, { rates: filled }, opened)).toEqual({});
  const typed = typedValues(
    schema,
    { rates: [filled[0], { ...filled[1], value: null }, { tribute: iof, value: '7' }] },
    opened,
  );
  expect(typed).toEqual({
    rates: [
      { uuid: '2', tribute: pis, value: null },
      { tribute: iof, value: '7' },
    ],
  });
  const current = {
    rates: [
      { uuid: '1', tribute: iss, value: '6' },
      { uuid: '9', tribute: pis, value: '1' },
    ],
  };
  expect(withTyped(schema, current, typed).rates).toEqual([
    { uuid: '1', tribute: iss, value: '6' },
    { uuid: '9', tribute: pis, value: null },
    { tribute: iof, value: '7' },
  ]);
});

it('another list is applied as a whole', () => {
  expect(withTyped(plain, record, { name: 'Acme 2', rows: [] })).toEqual({ ...record, name: 'Acme 2', rows: [] });
  expect(withTyped(plain, record)).toEqual(record);
});
