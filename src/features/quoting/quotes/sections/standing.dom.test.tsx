import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Quote } from '../../../../../schemas/resources/quoting/quotes.ts';
import { renderInConsole } from '../../../../../tests/support/console.tsx';
import Standing from './standing.tsx';

const show = (change: Partial<Quote>, may = () => true) =>
  renderInConsole(<Standing record={{ id: 'q-2', version_number: 1, ...change }} />, { language: 'en', may });

const answered = { answered_by: 'Grace Miller', answered_at: '2026-11-21T18:00:00Z' };

it('a quote says who accepted it, and leads to its invoice', async () => {
  await show({ ...answered, invoice_uuid: 'i-1' });
  screen.getByText(/^Grace Miller accepted this quote on 2026\/11\/21/);
  const link = await screen.findByRole('link', { name: 'Invoice' });
  expect(link.getAttribute('href')).toBe('/invoices/i-1');
});

it('leads to the contract that was made of it', async () => {
  await show({ ...answered, contract_uuid: 'c-1' });
  screen.getByText('Converted to a contract');
  const link = await screen.findByRole('link', { name: 'Contract' });
  expect(link.getAttribute('href')).toBe('/contracts/c-1');
});

it('or who declined it, and why', async () => {
  await show({ ...answered, decline_reason: 'Next year' });
  expect(screen.getByRole('alert').textContent).toMatch(/^Grace Miller declined this quote on .*: Next year$/);
});

it('leads to the versions before and after it', async () => {
  await show({ version_number: 2, revises_uuid: 'q-1', next_uuid: 'q-3' });
  screen.getByText('Version 2');
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/quotes/q-3', '/quotes/q-1']);
});

it('has no links for users who may not open them, and nothing before the answer', async () => {
  const { unmount } = await show({ invoice_uuid: 'i-1' }, () => false);
  screen.getByText('Invoiced');
  expect(screen.queryByRole('link')).toBeNull();
  unmount();
  await show({});
  expect(screen.queryByRole('alert')).toBeNull();
});
