import { expect, it } from 'vitest';
import { publicAddress } from './publicAddress.ts';

it.each([
  [{ type: 'individual', public_hash: 'abc' }, 'https://acme.test/view/invoices/individual/abc'],
  [{ type: 'recurring', public_hash: 'abc' }, 'https://acme.test/view/invoices/recurring/abc'],
  [{ public_hash: 'a/b?c' }, 'https://acme.test/view/invoices/individual/a%2Fb%3Fc'],
  [{ type: 'individual' }, undefined],
] as const)('%j is read by its client at %s', (invoice, address) => {
  expect(publicAddress('https://acme.test', invoice)).toBe(address);
});
