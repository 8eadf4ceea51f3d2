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
  nextSteps(invoiceActions, linked(record), may, facts).map((step) =>
    'isRepeated' in step && step.isRepeated ? `${step.name} again` : step.name,
  );
const overdue = { status: 'billed', send_state: 'Viewed', is_overdue: true, remind_after: '2026-03-09' };
const auto = { account: { account_type: { auto: true } } };

describe('the next steps for an invoice', () => {
  it.each([
    ['a draft', { status: 'draft', due_date: '2026-04-01' }, ['bill', 'edit']],
    [
      'a draft that cannot be issued, because its due date is past',
      { status: 'draft', due_date: '2026-03-09' },
      ['edit'],
    ],
    ['an issued one that nobody has seen', { status: 'billed', can_revert: true }, ['send', 'receive']],
    ['an issued one that was mailed', { status: 'billed', send_state: 'Viewed' }, ['receive', 'send again']],
    [
      'an issued one that was mailed, on an account that receives by itself',
      { status: 'billed', send_state: 'Viewed', transactions: [auto] },
      ['send again'],
    ],
    ['an overdue one that was mailed', overdue, ['remind', 'receive', 'send again']],
    ['one that was reminded of today', { ...overdue, remind_after: '2026-03-10' }, ['receive', 'send again']],
    ['an overdue one that its client declined', { ...overdue, send_state: 'Declined' }, ['receive', 'send again']],
    ['an overdue one that was not mailed', { ...overdue, send_state: undefined }, ['send', 'receive']],
    ['an overdue one without a link', { ...overdue, public_hash: undefined }, ['receive']],
    ['a paid one', { status: 'paid' }, []],
    ['one to come', { status: 'future' }, ['vary', 'complement']],
  ])('of %s', (_, record, steps) => {
    expect(stepsOf(record)).toEqual(steps);
  });

  it('group the amendments of a contract into one step', () => {
    const steps = nextSteps(contractActions, { status: 'Active' }, all, facts);
    expect(steps.map((step) => ('group' in step ? step.group.of.map(({ name }) => name) : step.name))).toEqual([
      ['price', 'edit', 'pause', 'length', 'recipients', 'template'],
    ]);
  });

  it('include only permitted actions', () => {
    const billed = { status: 'billed', can_revert: true };
    expect(stepsOf(billed, (permission) => permission === 'receive')).toEqual(['receive']);
    expect(stepsOf(billed, (permission) => permission === 'show')).toEqual([]);
  });

  it('exclude actions that only the menu offers', () => {
    const actions = tenants.actions ?? noActions;
    const of = (record: object) => nextSteps(actions, record, all, facts).map(({ name }) => name);
    expect(of({ status: 'active', owner_status: 'expired' })).toEqual([]);
    expect(of({ status: 'suspended' })).toEqual(['restore']);
  });
});
