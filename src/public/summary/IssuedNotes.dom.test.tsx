import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { switchOpenLanguage } from '../../i18n/openWords.ts';
import { publicInvoice } from '../records/publicInvoice.testing.ts';
import { IssuedNotes } from './IssuedNotes.tsx';

beforeEach(() => switchOpenLanguage('en'));

const credit = { kind: 'credit', number: 'NC-2', created: '2026-03-12', amount: '108.00', reason: 'Returned' } as const;
const debit = { kind: 'debit', number: 'ND-1', created: '2026-03-11', amount: '54.00', reason: 'More hours' } as const;
const notes = [
  { ...credit, public_hash: 'h-2' },
  { ...debit, public_hash: 'h-1' },
];

it('an invoice lists its notes: what each took or added, when and why, with a link to its page', () => {
  render(<IssuedNotes invoice={publicInvoice({ notes, currency: 'EUR' })} />);
  const [taken, added] = within(screen.getByRole('region', { name: 'Credit and debit notes' })).getAllByRole(
    'listitem',
  );
  expect(taken?.textContent).toMatch(/^Credit note NC-\u20602.*2026\/03\/12.*Returned−\sEUR\s108\.00$/);
  expect(added?.textContent).toMatch(/^Debit note ND-\u20601.*2026\/03\/11.*More hours\+\sEUR\s54\.00$/);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/view/credit-notes/h-2',
    '/view/debit-notes/h-1',
  ]);
});

it('one without notes has no list', () => {
  const { container } = render(<IssuedNotes invoice={publicInvoice({ notes: null })} />);
  expect(container.innerHTML).toBe('');
});
