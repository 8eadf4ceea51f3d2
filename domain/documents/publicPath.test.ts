import { expect, test } from 'vitest';
import { publicPath, readPublicPath } from './publicPath.ts';

test.each([
  ['/view/invoices/individual/abc', { at: 'invoices/individual', hash: 'abc' }],
  ['/view/invoices/recurring/a%2Bb', { at: 'invoices/recurring', hash: 'a+b' }],
  ['/view/delivery-notes/abc', { at: 'delivery-notes', hash: 'abc' }],
  ['/view/invoices/individual/abc/', { at: 'invoices/individual', hash: 'abc' }],
  ['/view/invoices/individual/%E0%A4%A', { at: 'invoices/individual', hash: '%E0%A4%A' }],
])('%s is the path of a document', (path, address) => {
  expect(readPublicPath(path)).toEqual(address);
});

test.each([
  '/view',
  '/view/abc',
  '/view//abc',
  '/view/Invoices/abc',
  '/view/invoices/individual/abc//',
  '/views/invoices/individual/abc',
])('%s is not the path of a document', (path) => {
  expect(readPublicPath(path)).toBeUndefined();
});

test.each([
  [{ at: 'invoices/individual', hash: 'abc' }, '/view/invoices/individual/abc'],
  [{ at: 'invoices/recurring', hash: 'a/b?c' }, '/view/invoices/recurring/a%2Fb%3Fc'],
] as const)('%j has the page %s, and is parsed from it', (address, path) => {
  expect(publicPath(address)).toBe(path);
  expect(readPublicPath(path)).toEqual(address);
});
