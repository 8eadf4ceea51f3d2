import { expect, it } from 'vitest';
import { safeName } from './safeName.ts';

it.each([
  ['Acme/Globex', 'Acme Globex'],
  ['..\\..\\etc', '.. .. etc'],
  ['fatura março.pdf', 'fatura março.pdf'],
  ['ends with dots. .', 'ends with dots'],
  ['line\nbreak', 'line break'],
])('%j is stored as %j', (name, safe) => {
  expect(safeName(name)).toBe(safe);
});
