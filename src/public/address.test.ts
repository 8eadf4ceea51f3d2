import { expect, test } from 'vitest';
import { publicPath, readAddress } from './address.ts';

test.each([
  ['/view/invoices/individual/abc', { type: 'individual', hash: 'abc' }],
  ['/view/invoices/recurring/a%2Bb', { type: 'recurring', hash: 'a+b' }],
  ['/view/invoices/individual/abc/', { type: 'individual', hash: 'abc' }],
  ['/view/invoices/individual/%E0%A4%A', { type: 'individual', hash: '%E0%A4%A' }],
])('%s names a document', (path, address) => {
  expect(readAddress(path)).toEqual(address);
});

test.each([
  '/view',
  '/view/invoices/individual',
  '/view/invoices/other/abc',
  '/view/contracts/individual/abc',
  '/view/invoices/individual/abc/def',
])('%s names none', (path) => {
  expect(readAddress(path)).toBeUndefined();
});

test.each([
  [{ type: 'individual', hash: 'abc' }, '/view/invoices/individual/abc'],
  [{ type: 'recurring', hash: 'a/b?c' }, '/view/invoices/recurring/a%2Fb%3Fc'],
] as const)('%j is found at %s, and read from there', (address, path) => {
  expect(publicPath(address)).toBe(path);
  expect(readAddress(path)).toEqual(address);
});
