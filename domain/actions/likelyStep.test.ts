import { expect, it } from 'vitest';
import { contractActions } from '../../schemas/parts/recurrence/contractActions.ts';
import { invoiceActions } from '../../schemas/parts/invoicing/invoiceActions.ts';
import { likelyStep } from './likelyStep.ts';

const facts = { today: '2026-03-10' };
const automatic = [{ account: { account_type: { auto: true } } }];
const all = () => true;
const linked = (record: object): object => ({ public_hash: 'h', ...record });

it.each([
  ['a draft', { status: 'draft', due_date: '2026-04-01' }, 'bill'],
  ['a draft that cannot be issued yet', { status: 'draft', due_date: '2026-03-09' }, 'edit'],
  ['an issued one that was not mailed', { status: 'billed', can_revert: true }, 'send'],
  ['a mailed one', { status: 'billed', send_state: 'Viewed' }, 'receive'],
  [
    'a mailed one that its gateway collects',
    { status: 'billed', send_state: 'Send', transactions: automatic },
    'publicLink',
  ],
  ['a paid one', { status: 'paid' }, undefined],
  ['a cancelled one', { status: 'cancelled' }, undefined],
])('the most likely step of %s', (_, record, name) => {
  expect(likelyStep(invoiceActions, linked(record), all, facts)?.name).toBe(name);
});

it('is the group of changes of a running contract, and never to end it', () => {
  expect(likelyStep(contractActions, { status: 'Active' }, all, facts)?.name).toBe('change');
  expect(likelyStep(contractActions, { status: 'Active' }, (need) => need === 'cancel', facts)).toBeUndefined();
});
