import { expect, test } from 'vitest';
import { typedAddress } from './typedAddress.ts';

test.each([
  ['acme.test', 'https://acme.test/'],
  [' https://acme.test/a b ', 'https://acme.test/a%20b'],
  ['acme.test:8080/pay', 'https://acme.test:8080/pay'],
  ['ana@acme.test', 'mailto:ana@acme.test'],
  ['mailto:ana@acme.test', 'mailto:ana@acme.test'],
  ['javascript:alert(1)', undefined],
  ['ftp://acme.test', undefined],
  ['acme', undefined],
  ['/pay', undefined],
  ['a b.test', undefined],
  ['', undefined],
])('%j links to %s', (typed, address) => {
  expect(typedAddress(typed)).toBe(address);
});
