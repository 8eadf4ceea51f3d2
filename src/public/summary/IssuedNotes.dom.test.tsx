import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { switchOpenLanguage } from '../../i18n/openWords.ts';
import { publicInvoice } from '../records/publicInvoice.testing.ts';
import { IssuedNotes } from './IssuedNotes.tsx';

beforeEach(() => switchOpenLanguage('en'));

it.each([
  ['credit', '− USD 150.00'],
  ['debit', '+ USD 150.00'],
] as const)('a %s note has its sign before its amount', (kind, shown) => {
  const note = { kind, number: 'NC-1', created: '2026-11-21', amount: '150.00', reason: 'Returned', public_hash: 'h' };
  render(<IssuedNotes invoice={publicInvoice({ currency: 'USD', notes: [note] })} />);
  expect(screen.getByRole('listitem').querySelector('.figures')?.textContent?.replaceAll('\u00a0', ' ')).toBe(shown);
});
