import { describe, expect, it } from 'vitest';
import { contractActions } from '../../schemas/parts/recurrence/contractActions.ts';
import { invoiceActions } from '../../schemas/parts/invoicing/invoiceActions.ts';
import tenants from '../../schemas/resources/platform/tenants.ts';
import { noActions } from '../../schemas/actions.ts';
import { nextSteps } from './nextSteps.ts';

const facts = { today: '2026-03-10' };
const all = () => true;
const linked = (record: object): object => ({ public_hash: 'h', ...record });
const stepsOf = (record: object, may: (permission: string) => boolean = all) =>
  nextSteps(invoiceActions, linked(record), may, facts).map(({ name, refusal, isHidden }) => [
    name,
    ...(refusal ? [isHidden ? 'not offered' : 'refused', refusal] : []),
  ]);

describe('the next steps for an invoice', () => {
  it.each([
    ['a draft', { status: 'draft', due_date: '2026-04-01' }, [['bill'], ['edit'], ['template'], ['cancel']]],
    [
      'a draft whose due date is past',
      { status: 'draft', due_date: '2026-03-09' },
      [['bill', 'refused', 'invoice_due_date_past'], ['edit'], ['template'], ['cancel']],
    ],
    [
      'an issued one that nobody has seen',
      { status: 'billed', can_revert: true },
      [['send'], ['publicLink'], ['receive'], ['revert'], ['template'], ['cancel']],
    ],
    [
      'an issued one that was mailed and seen, on an account that receives by itself',
      { status: 'billed', send_state: 'Viewed', transactions: [{ account: { account_type: { auto: true } } }] },
      [
        ['publicLink'],
        ['template'],
        ['cancel'],
        ['receive', 'not offered', 'invoice_receives_itself'],
        ['revert', 'not offered', 'invoice_already_sent'],
      ],
    ],
    ['a paid one', { status: 'paid' }, []],
  ])('of %s', (_, record, steps) => {
    expect(stepsOf(record)).toEqual(steps);
  });

  it('group the amendments of a contract into one step, before its cancellation', () => {
    const steps = nextSteps(contractActions, { status: 'Active' }, all, facts);
    expect(steps.map((step) => ('group' in step ? step.group.of.map(({ name }) => name) : step.name))).toEqual([
      ['price', 'edit', 'pause', 'length', 'recipients', 'template'],
      'cancel',
    ]);
  });

  it('include only permitted actions', () => {
    const billed = { status: 'billed', can_revert: true };
    expect(stepsOf(billed, (permission) => permission === 'cancel')).toEqual([['cancel']]);
    expect(stepsOf(billed, (permission) => permission === 'show')).toEqual([]);
  });
  it('exclude actions that only the menu offers', () => {
    const actions = tenants.actions ?? noActions;
    const of = (record: object) => nextSteps(actions, record, all, facts).map(({ name }) => name);
    expect(of({ status: 'active', owner_status: 'expired' })).toEqual([]);
    expect(of({ status: 'suspended' })).toEqual(['restore']);
  });
});
