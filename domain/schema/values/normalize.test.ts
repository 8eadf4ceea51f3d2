import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalizeInput } from './normalize.ts';
import { sample } from '../samples.testing.ts';

const read = (body: unknown) => normalizeInput(sample, body);

describe('absent values', () => {
  test.each(['name', 'issued', 'country', 'rows', 'active', 'price'])('%s: null is absent', (name) => {
    expect(read({ [name]: null })).toEqual({});
  });

  test.each(['nif', 'currency', 'issued', 'side', 'active', 'position', 'price', 'country', 'rows'])(
    '%s: an empty text is absent',
    (name) => {
      expect(read({ [name]: '' })).toEqual({});
      expect(read({ [name]: '   ' })).toEqual({});
    },
  );

  test.each(['name', 'notes'])('%s: free text may be empty', (name) => {
    expect(read({ [name]: '  ' })).toEqual({ [name]: '' });
  });
});

describe('texts as multipart and forms send them', () => {
  test.each([
    ['name', '  Acme  ', 'Acme'],
    ['active', 'true', true],
    ['active', ' false ', false],
    ['active', 'yes', 'yes'],
    ['position', '12', 12],
    ['position', '1.5', 1.5],
    ['position', '12abc', '12abc'],
    ['position', '99999999999999999999', '99999999999999999999'],
    ['latitude', '-23.5505', -23.5505],
    ['latitude', '1e3', '1e3'],
    ['price', ' 10.50 ', '10.50'],
    ['tags', '["a"," b "]', ['a', 'b']],
    ['tags', '{"a":1}', '{"a":1}'],
    ['tags', '[broken', '[broken'],
    ['country', '{"id":"76"}', { id: 76 }],
    ['rows', '[{"value":5,"tribute":"t-1"}]', [{ value: '5', tribute: { uuid: 't-1' } }]],
  ])('%s: %j becomes %j', (name, text, value) => {
    expect(read({ [name]: text })).toEqual({ [name]: value });
  });
});

describe('a numbered choice', () => {
  test.each([
    [1, 'variable'],
    ['2', 'fixed'],
    ['fixed', 'fixed'],
  ])('%j is %s', (input, value) => {
    expect(read({ type: input })).toEqual({ type: value });
  });

  test.each([0, 3, 1.5, '02', true, 'constructor'])('%j is kept, so that it is refused', (input) => {
    expect(read({ type: input })).toEqual({ type: input });
  });

  test('a choice without numbers accepts only its names', () => {
    expect(read({ side: 1 })).toEqual({ side: 1 });
  });
});

describe('numbers', () => {
  test.each([
    [1080, '1080'],
    [0.1, '0.1'],
    [1e-7, '0.0000001'],
    [-5, '-5'],
  ])('%d becomes decimal text where money is expected', (number, text) => {
    expect(read({ price: number })).toEqual({ price: text });
  });

  test('but stay numbers if plain text is expected, so that they are refused', () => {
    expect(read({ name: 5, position: 5 })).toEqual({ name: 5, position: 5 });
  });
});

describe('references', () => {
  test.each([
    [76, { id: 76 }],
    ['76', { id: 76 }],
    [{ id: 76 }, { id: 76 }],
    [
      { id: '76', name: 'Brasil' },
      { id: 76, name: 'Brasil' },
    ],
    ['Brasil', { id: 'Brasil' }],
    [true, true],
  ])('%j becomes %j', (value, reference) => {
    expect(read({ country: value })).toEqual({ country: reference });
  });
});

describe('invalid input', () => {
  test.each([null, 5, 'text', true, [1, 2]])('the body %j is kept', (body) => {
    expect(read(body)).toEqual(body);
  });

  test('nulls in lists are kept, so that positions do not shift', () => {
    const body = { tags: ['a', null, ''], rows: [null, 5] };
    expect(read(body)).toEqual(body);
  });

  test('a list that is too long is kept, its entries unread', () => {
    const rows = Array.from({ length: 4 }, () => ({ value: 5 }));
    expect(read({ rows })).toEqual({ rows });
    expect(read({ rows: rows.slice(1) })).toEqual({ rows: rows.slice(1).map(() => ({ value: '5' })) });
  });

  test.each([
    ['deep', '['.repeat(20) + ']'.repeat(20)],
    ['long', JSON.stringify(Array.from({ length: 4 }, () => ({})))],
    ['of other names than any', '[{"__proto__":{}}]'],
  ])('JSON within a text stays text if it is too %s', (_, rows) => {
    expect(read({ rows })).toEqual({ rows });
  });
});

describe('unknown properties', () => {
  test('are dropped, in rows too', () => {
    expect(read({ other: ' x ', rows: [{ value: 5, other: {} }] })).toEqual({ rows: [{ value: '5' }] });
  });

  test('named __proto__ or constructor are dropped like others', () => {
    const body = '{"__proto__":{"admin":true},"rows":[{"__proto__":{"admin":true}}],"constructor":"x"}';
    const result = read(JSON.parse(body));
    expect(Object.getPrototypeOf(result)).toBe(Object.prototype);
    expect(result).toEqual({ rows: [{}] });
    expect(result).not.toHaveProperty('admin');
  });

  test('are not read', () => {
    const body = {
      get other(): never {
        throw new Error('read');
      },
    };
    expect(read(body)).toEqual({});
  });
});

describe('for any JSON', () => {
  const names = Object.keys(sample.properties);
  const tricky = fc.constantFrom(
    '',
    ' ',
    'true',
    '12',
    '-0',
    '1e9',
    '{}',
    '[]',
    '[[]]',
    '{"id":{}}',
    '"5"',
    'null',
    '__proto__',
  );
  const anyValue = fc.oneof(fc.jsonValue(), tricky, fc.double());
  const anyBody = fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom(...names, 'other', '__proto__'), anyValue));

  test('it does not throw, does not change its input, and is idempotent', () => {
    fc.assert(
      fc.property(anyBody, (body) => {
        const before = structuredClone(body);
        const once = read(body);
        expect(body).toEqual(before);
        expect(read(once)).toEqual(once);
      }),
      { numRuns: 500 },
    );
  });
});
