import { describe, expect, test } from 'vitest';
import { actionsOf, isPublic, menuActions } from './actions.ts';
import { invoiceStatuses } from './status.ts';

/** Specification §4, row by row: x where the action is offered for a draft, future, billed, paid, cancelled document. */
const specified = {
  pdf: 'x-xxx',
  bill: 'x----',
  receive: '--x--',
  template: 'xxx--',
  duplicate: 'x-xxx',
  edit: 'x----',
  email: '--xx-',
  paymentLink: '--x--',
  receipt: '---x-',
  publicLink: 'x-xx-',
  audit: 'x-xxx',
  cancel: 'x-x--',
};

describe('with a manual account and a payment link', () => {
  test.each(menuActions)('%s', (action) => {
    const offered = invoiceStatuses.map((status) => (actionsOf({ status }, false, true).includes(action) ? 'x' : '-'));
    expect(offered.join('')).toBe(specified[action]);
  });
});

test('an automatic account receives by itself', () => {
  expect(actionsOf({ status: 'billed' }, true, true)).not.toContain('receive');
  expect(actionsOf({ status: 'billed' }, true, true)).toContain('paymentLink');
});

test('without a link there is none to pay by', () => {
  expect(actionsOf({ status: 'billed' }, false, false)).not.toContain('paymentLink');
  expect(actionsOf({ status: 'billed' }, false, false)).toContain('receive');
});

test('the public sees what is draft, billed or paid', () => {
  expect(invoiceStatuses.filter((status) => isPublic({ status }))).toEqual(['draft', 'billed', 'paid']);
});
