import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import en from '../../locales/en/validation.json' with { type: 'json' };
import es from '../../locales/es/validation.json' with { type: 'json' };
import pt from '../../locales/pt/validation.json' with { type: 'json' };
import type { TributeProblem } from '../taxes/resolve.ts';

const domain = join(import.meta.dirname, '..');
const sources = readdirSync(domain, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(domain, name), 'utf8'));

const literal = sources.flatMap((source) => [...source.matchAll(/'validation\.([\w.]+)'/g)].map(([, key = '']) => key));
const problems: Record<TributeProblem, true> = {
  value_required: true,
  value_differs: true,
  percent_too_large: true,
  percent_decimals: true,
  no_amount: true,
};
const composed = [...Object.keys(problems).map((problem) => `tribute.${problem}`), 'together.tributes'];

test('the rules list their texts', () => {
  expect(literal.length).toBeGreaterThan(8);
});

test.each([
  ['pt', pt],
  ['en', en],
  ['es', es],
])('every key of the rules has a text in %s', (_, words) => {
  for (const key of [...literal, ...composed]) expect(words, key).toHaveProperty(key, expect.any(String));
});
