import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { deferred } from './deferredComponent.tsx';

const Invoices = ({ name }: { name: string }) => <h1>{name}</h1>;

function page() {
  const fetchPage = vi.fn(async () => Invoices);
  return { fetchPage, Page: deferred(fetchPage) };
}

test('a page is loaded when it is shown', async () => {
  const { Page, fetchPage } = page();
  render(<Page name="Faturas" />, { wrapper: ({ children }) => <Suspense fallback="waiting">{children}</Suspense> });
  expect(screen.getByText('waiting')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Faturas' })).toBeTruthy();
  expect(fetchPage).toHaveBeenCalledOnce();
});

test('a preloaded page is shown immediately', async () => {
  const { Page, fetchPage } = page();
  await Page.load();
  render(<Page name="Faturas" />);
  expect(screen.getByRole('heading', { name: 'Faturas' })).toBeTruthy();
  expect(fetchPage).toHaveBeenCalledOnce();
});

test('a failed load is retried', async () => {
  const fetchPage = vi.fn(async () => Invoices).mockRejectedValueOnce(new TypeError('offline'));
  const Page = deferred(fetchPage);
  await expect(Page.load()).rejects.toThrow('offline');
  await Page.load();
  render(<Page name="Faturas" />);
  expect(screen.getByRole('heading')).toBeTruthy();
});
