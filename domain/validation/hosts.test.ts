import { expect, test } from 'vitest';
import { areRelated } from './hosts.ts';

test.each([
  ['ultramar.example', 'ultramar.example', true],
  ['acme.ultramar.example', 'ultramar.example', true],
  ['billing.acme.ultramar.example', 'ultramar.example', true],
  ['ultramar.example', 'app.ultramar.example', true],
  ['acme.localhost', 'localhost:3000', true],
  ['acme.localhost:3000', 'localhost', true],
  ['ACME.Ultramar.example', 'ultramar.EXAMPLE', true],
  ['acme.ultramar.example.', 'ultramar.example', true],
  ['acme.ultramar.example', 'ultramar.example.:443', true],
  ['evilultramar.example', 'ultramar.example', false],
  ['ultramar.example.evil.test', 'ultramar.example', false],
  ['billing.ultramar.example', 'app.ultramar.example', false],
  ['acme.example', '192.0.2.1:3000', false],
])('%s and %s are related: %s', (one, other, related) => {
  expect([areRelated(one, other), areRelated(other, one)]).toEqual([related, related]);
});
