import { expect, test, vi } from 'vitest';
import { generated } from './generatedPages.ts';
import { loadLists, loadPageAt, pageAt } from './loadPages.ts';
import { viewOf } from './views.ts';

test.each([
  ['/company', undefined],
  ['/company/', undefined],
  ['/company/invoices', { resource: 'invoices', page: 'list' }],
  ['/company/invoices/', { resource: 'invoices', page: 'list' }],
  ['/company/invoices/create', { resource: 'invoices', page: 'create' }],
  ['/company/entities/0192', { resource: 'entities', page: 'show' }],
  ['/company/entities/0192/edit', { resource: 'entities', page: 'edit' }],
] as const)('%s opens %j', (path, expected) => {
  expect(pageAt(path)).toEqual(expected);
});

test('a hand-written page replaces the generated one', async () => {
  const own = vi.spyOn(viewOf('invoices', 'form') ?? generated.create, 'load').mockResolvedValue();
  const plain = vi.spyOn(generated.create, 'load').mockResolvedValue();
  await loadPageAt('/company/invoices/create');
  expect([own, plain].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  await loadPageAt('/company/entities/create');
  expect([own, plain].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

test('the lists of an area are loaded together', async () => {
  const list = vi.spyOn(generated.list, 'load').mockResolvedValue();
  await loadLists('company');
  expect(list.mock.calls.length).toBeGreaterThan(2);
});

test('a page whose code fails to load does not block the others', async () => {
  vi.spyOn(generated.edit, 'load').mockRejectedValue(new TypeError('offline'));
  await expect(loadPageAt('/company/entities/0192/edit')).resolves.toBeUndefined();
});
