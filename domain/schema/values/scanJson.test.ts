import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leastBounds, type Bounds } from '../bounds.ts';
import { excessOf } from './scanJson.ts';

const bounds: Bounds = {
  bytes: 1_000,
  depth: 3,
  values: 20,
  names: 4,
  text: 10,
  lists: new Map([
    ['rows', 2],
    ['', 3],
  ]),
};

const excess = (text: string, change: Partial<Bounds> = {}) =>
  excessOf(new TextEncoder().encode(text), { ...bounds, ...change });

describe('a body within its bounds', () => {
  it.each([
    '{}',
    '[]',
    'null',
    '{"rows":[{},{}],"other":[1,2,3,4]}',
    '[1,2,3]',
    '[[[]]]',
    '{"a":{"b":{}}}',
    String.raw`{"a":"\"[[[[[[\"","b":"]],,::{"}`,
    '{"a":1,"b":1,"c":1,"d":1,"a":2,"b":3}',
    ' { "a" : [ 1 , 2 ] } ',
  ])('%s', (text) => {
    expect(excess(text)).toBeUndefined();
  });
});

describe('a body beyond its bounds', () => {
  it.each([
    ['lists within lists', '[[[[', 'too_large'],
    ['objects within lists', '[[[{', 'too_large'],
    ['empty objects', `{"other":[${'{},'.repeat(20)}{}]}`, 'too_large'],
    ['numbers', `{"other":[${'1,'.repeat(20)}1]}`, 'too_large'],
    ['one key again and again', `{${'"a":1,'.repeat(20)}"a":1}`, 'too_large'],
    ['different keys', '{"a":1,"b":1,"c":1,"d":1,"e":1}', 'too_large'],
    ['different keys all over', '[{"a":1},{"b":{"c":1}},{"d":1,"e":1}]', 'too_large'],
    ['a long text', '{"a":"12345678901"}', 'too_large'],
    ['a long text that does not end', '{"a":"1234567890123', 'too_large'],
    ['a long text of escapes', String.raw`{"a":"\\\\\\\\\\\\"}`, 'too_large'],
    ['a long number', '{"a":123456789012}', 'too_large'],
    ['a long name', `{"${'n'.repeat(1_001)}":1}`, 'too_large'],
    ['entries of a list', '{"rows":[1,2,3]}', { list: 'rows', limit: 2 }],
    ['entries of a list, its name in escapes', String.raw`{"r\u006fws":[1,2,3]}`, { list: 'rows', limit: 2 }],
    ['entries of the list itself', '[1,2,3,4]', { list: '', limit: 3 }],
    ['entries of a list whose entries are many too', '{"rows":[[1,2,3],{},{}]}', { list: 'rows', limit: 2 }],
  ])('%s', (_, text, expected) => {
    expect(excess(text)).toEqual(expected);
  });

  it('the bound of a list does not apply to a list of the same name elsewhere', () => {
    expect(excess('{"a":{"rows":[1,2,3]}}')).toBeUndefined();
  });
});

it.each([
  '__proto__',
  'prototype',
  String.raw`\u005f_proto__`,
  String.raw`a\u0000`,
  String.raw`\ud800`,
  String.raw`\x`,
])('the name %s is not that of a declared list', (name) => {
  expect(excess(`{"a":{"${name}":1}}`)).toBe('unreadable');
  expect(excess(`{"a":"${name}"}`, { text: 100 })).toBeUndefined();
});

it('a text is scanned no further than needed to refuse it', () => {
  const bytes = new TextEncoder().encode('['.repeat(100_000));
  let reads = 0;
  const counted = new Proxy(bytes, {
    get: (target, name) => {
      if (typeof name === 'string' && /^\d+$/.test(name)) reads += 1;
      return Reflect.get(target, name, target);
    },
  });
  expect(excessOf(counted, bounds)).toBe('too_large');
  expect(reads).toBeLessThan(20);
});

it('counts the same as JSON.parse for valid JSON', () => {
  const generous: Bounds = { ...leastBounds, values: 30, depth: 4 };
  const count = (value: unknown): number =>
    typeof value === 'object' && value !== null
      ? 1 + Object.values(value).reduce((sum: number, inner) => sum + count(inner), 0)
      : 1;
  const depth = (value: unknown): number =>
    typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depth)) : 0;
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      const text = JSON.stringify(value);
      const isWithin = excessOf(new TextEncoder().encode(text), generous) === undefined;
      // A container counts when it opens, further values by their comma.
      if (isWithin) expect(depth(value)).toBeLessThanOrEqual(generous.depth);
      if (isWithin) expect(count(value)).toBeLessThanOrEqual(2 * generous.values);
      if (count(value) * 2 <= generous.values && depth(value) <= generous.depth && !/proto/.test(text)) {
        expect(isWithin).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});
