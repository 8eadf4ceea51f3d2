import { expect, it } from 'vitest';
import { conditions } from './conditions.ts';

it('numbers the values in the order they come', () => {
  const where = conditions('tenant_id = $', 'acme');
  where.add('status = any($)', ['billed']);
  const limit = where.value(10);
  expect(where.text()).toBe('tenant_id = $1 and status = any($2)');
  expect(limit).toBe('$3');
  expect(where.values).toEqual(['acme', ['billed'], 10]);
});

it('leaves alone what a value holds', () => {
  const where = conditions('name = $', '$1 and $&');
  expect([where.text(), where.values]).toEqual(['name = $1', ['$1 and $&']]);
});

it('lets a condition need no value', () => {
  const where = conditions('tenant_id = $', 'acme');
  where.add("type = 'recurring'");
  where.add('number = $', 7);
  expect([where.text(), where.values]).toEqual(["tenant_id = $1 and type = 'recurring' and number = $2", ['acme', 7]]);
});
