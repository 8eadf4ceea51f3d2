import { expect, it, vi } from 'vitest';
import { rememberTexts } from './rememberTexts.ts';

it('computes once per text', () => {
  const made = rememberTexts(10, (text) => ({ text }));
  expect(made('a')).toBe(made('a'));
  expect(made('a')).not.toBe(made('b'));
});

it('keeps a limited number, the most recently used', () => {
  const make = vi.fn((text: string) => ({ text }));
  const made = rememberTexts(3, make);
  const often = made('often');
  for (let other = 0; other < 1_000; other += 1) {
    made(`other ${other}`);
    made('often');
  }
  expect(made('often')).toBe(often);
  expect(make).toHaveBeenCalledTimes(1_001);
  made('other 0');
  expect(make).toHaveBeenCalledTimes(1_002);
});

it('does not remember what failed', () => {
  const made = rememberTexts(3, (text) => {
    if (text === 'bad') throw new Error(text);
    return text;
  });
  for (const _ of [1, 2]) expect(() => made('bad')).toThrow('bad');
});
