import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test, vi } from 'vitest';
import { compileOnce } from './compileOnce.ts';

test('equal schemas are compiled once, different ones separately', () => {
  const ajv = new Ajv2020();
  const compile = vi.spyOn(ajv, 'compile');
  const once = compileOnce(ajv);
  const text = () => ({ type: 'string', maxLength: 3 });

  expect(once.compile(text())).toBe(once.compile(text()));
  expect(compile).toHaveBeenCalledTimes(1);
  expect([once.compile(text())('four'), once.compile({ ...text(), maxLength: 4 })('four')]).toEqual([false, true]);
  expect(compile).toHaveBeenCalledTimes(2);
});
