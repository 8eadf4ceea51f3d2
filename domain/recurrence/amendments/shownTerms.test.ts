import { expect, it } from 'vitest';
import { shownTerms } from './shownTerms.ts';

const same = { status: 'billed', total: '10.00' } as const;

it.each([
  ['each, where all come to the same', [same, { ...same, status: 'future' }], 'each'],
  ['the next, where another comes to something else', [same, { status: 'future', total: '11.00' }], 'next'],
  ['the next, though it is paused', [same, { status: 'paused', total: '11.00' }], 'next'],
  ['the last, where none is to come', [same, { status: 'paid', total: '11.00' }], 'last'],
  ['each, whatever was cancelled or skipped', [same, { status: 'cancelled', total: '1.00' }], 'each'],
  ['each, where there is none', [], 'each'],
] as const)('a contract shows the terms of %s', (_, invoices, which) => {
  expect(shownTerms(invoices)).toBe(which);
});
