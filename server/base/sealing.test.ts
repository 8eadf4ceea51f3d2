import { describe, expect, it, test } from 'vitest';
import { sealingBy } from './sealing.ts';
import { keyFor } from './secretKey.ts';

const before = keyFor('the key before', 'stored secret');
const now = keyFor('the key now', 'stored secret');
const sealing = sealingBy([now]);
const place = 'acme vessels.radio_key';
const texts = ['hunter2', '', 'ção 東京 🔑', 'x'.repeat(500)];

test.each(texts)('%j is opened with its own context only, and is unreadable otherwise', (text) => {
  const sealed = sealing.seal(text, place);
  expect(sealed).toMatch(/^sealed:v1:[0-9a-f]{8}:[\w-]+$/);
  if (text) expect(Buffer.from(sealed.split(':')[3] ?? '', 'base64url').toString()).not.toContain(text);
  expect(sealing.open(sealed, place)).toBe(text);
});

test('the same text is sealed otherwise each time', () => {
  expect(sealing.seal('hunter2', place)).not.toBe(sealing.seal('hunter2', place));
});

describe('a sealed value', () => {
  const sealed = sealing.seal('hunter2', place);

  it('is opened nowhere else', () => {
    expect(() => sealing.open(sealed, 'globex vessels.radio_key')).toThrow('authenticate');
    expect(() => sealing.open(sealed, 'acme vessels.name')).toThrow('authenticate');
  });

  it('is not opened once a byte of it is another', () => {
    const at = sealed.lastIndexOf(':') + 30;
    const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
    expect(() => sealing.open(changed, place)).toThrow('authenticate');
    expect(() => sealing.open('hunter2', place)).toThrow(RangeError);
  });

  it('is opened by the key it was sealed by, for as long as that is known', () => {
    const old = sealingBy([before]).seal('hunter2', place);
    expect(sealingBy([now, before]).open(old, place)).toBe('hunter2');
    expect(() => sealing.open(old, place)).toThrow(RangeError);
    const rotated = sealingBy([now, before]).seal('hunter2', place);
    expect(sealing.open(rotated, place)).toBe('hunter2');
  });
});
