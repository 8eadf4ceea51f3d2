import { expect, it } from 'vitest';
import { differsFromIssue } from './issuedCopy.ts';

it.each([
  ['a draft', { status: 'draft' }, false],
  ['a draft that was issued before', { number: 12, status: 'draft' }, false],
  ['a cancelled draft', { status: 'cancelled' }, false],
  ['a scheduled invoice', { status: 'future' }, false],
  ['an open invoice', { number: 12, status: 'billed', is_partly_paid: false }, false],
  ['a partly paid one', { number: 12, status: 'billed', is_partly_paid: true }, true],
  ['a refunded one that is open again', { number: 12, status: 'billed', refund_state: 'refunded' }, true],
  ['one with notes', { number: 12, status: 'billed', has_notes: true }, true],
  ['a paid one', { number: 12, status: 'paid' }, true],
  ['a cancelled one', { number: 12, status: 'cancelled' }, true],
])('the document of %s differs from its issue: %j, %s', (_, invoice, differs) => {
  expect(differsFromIssue(invoice)).toBe(differs);
});
