import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test, vi } from 'vitest';
import { compileOnce } from './compileOnce.ts';

const shared = () => {
  const ajv = new Ajv2020();
  return { compile: vi.spyOn(ajv, 'compile'), once: compileOnce(ajv) };
};
const text = (maxLength = 3) => ({ type: 'string', maxLength });

test('equal schemas are compiled once, with their first value, and different ones separately', () => {
  const { once, compile } = shared();
  const check = once.compile(text());
  expect(once.compile(text())).toBe(check);
  expect(compile).not.toHaveBeenCalled();

  expect([check('four'), check('few'), once.compile(text())('four')]).toEqual([false, true, false]);
  expect(compile).toHaveBeenCalledTimes(1);
  expect(once.compile(text(4))('four')).toBe(true);
  expect(compile).toHaveBeenCalledTimes(2);
});

test('the errors are those of the last value', () => {
  const check = shared().once.compile(text());
  expect(check.errors).toBeUndefined();
  check('four');
  expect(check.errors).toMatchObject([{ keyword: 'maxLength' }]);
  check('few');
  expect(check.errors).toBeNull();
});

test('a schema that cannot be compiled is found with its first value, or when all are compiled', () => {
  const wrong = { type: 'text' };
  const check = shared().once.compile(wrong);
  expect(() => check('few')).toThrow('schema is invalid');
  const { once } = shared();
  once.compile(wrong);
  expect(() => once.compileAll()).toThrow('schema is invalid');
});
