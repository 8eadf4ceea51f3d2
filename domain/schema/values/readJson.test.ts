import { describe, expect, it } from 'vitest';
import { leastBounds } from '../bounds.ts';
import { readJson } from './readJson.ts';

const read = (text: string | Uint8Array) =>
  readJson(typeof text === 'string' ? new TextEncoder().encode(text) : text, leastBounds);

it('parses JSON, with a byte order mark or without', () => {
  const value = { name: 'Ação', rows: [1, null, { a: true }] };
  expect(read(JSON.stringify(value))).toEqual({ value });
  expect(read(`\uFEFF${JSON.stringify(value)}`)).toEqual({ value });
});

describe('invalid JSON is refused', () => {
  it.each(['', '{', '}', ']]]][', '{"a":}', '{a:1}', '[1]]', '"', 'nul', '01'])('%j', (text) => {
    expect(read(text)).toEqual({ excess: 'unreadable' });
  });

  it('as are bytes that are not UTF-8', () => {
    expect(read(Uint8Array.of(0x22, 0xff, 0x22))).toEqual({ excess: 'unreadable' });
  });
});

describe('a body beyond its bounds is not parsed', () => {
  it.each([
    ['in depth', '['.repeat(9)],
    ['in bytes', ' '.repeat(leastBounds.bytes + 1)],
    ['in names', `{${Array.from({ length: 65 }, (_, k) => `"k${k}":1`).join()},`],
  ])('%s, whether or not it is valid JSON', (_, text) => {
    expect(read(text)).toEqual({ excess: 'too_large' });
  });
});
