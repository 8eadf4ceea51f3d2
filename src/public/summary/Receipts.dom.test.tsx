import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { switchOpenLanguage } from '../../i18n/openWords.ts';
import { publicInvoice } from '../records/publicInvoice.testing.ts';
import { Receipts } from './Receipts.tsx';

beforeEach(() => switchOpenLanguage('en'));

test('each payment has its receipt, in the reader’s language', () => {
  const receipts = [{ uuid: 'p-1', amount: '500.00', paid_on: '2026-11-25' }];
  render(<Receipts invoice={publicInvoice({ receipts })} hash="h/1" />);
  const link = screen.getByRole('link', { name: /^Receipt of 2026\/11\/25: BRL\s500\.00$/ });
  expect(link.getAttribute('href')).toBe('/api/v2/public/invoices/individual/h%2F1/receipts/p-1?locale=en&format=pdf');
});

test('an invoice without payments has no receipts', () => {
  const { container } = render(<Receipts invoice={publicInvoice({ receipts: [] })} hash="h-1" />);
  expect(container.textContent).toBe('');
});
