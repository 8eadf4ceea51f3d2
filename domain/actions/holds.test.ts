import { describe, expect, it } from 'vitest';
import type { Condition } from '../../schemas/condition.ts';
import { holds } from './holds.ts';

const record = {
  status: 'billed',
  due_date: '2026-07-30',
  number: 7,
  note: null,
  transactions: [{ payment_link: 'https://pay.test/1', account: { auto: true } }],
};
const facts = { today: '2026-07-31' };

describe('a condition', () => {
  it.each<[Condition, boolean]>([
    [{ path: 'status', eq: 'billed' }, true],
    [{ path: 'status', eq: 'draft' }, false],
    [{ path: 'status', ne: 'draft' }, true],
    [{ path: 'status', in: ['draft', 'billed'] }, true],
    [{ path: 'status', in: ['draft'] }, false],
    [{ path: 'number', lt: 8 }, true],
    [{ path: 'number', lt: 7 }, false],
    [{ path: 'due_date', lt: { fact: 'today' } }, true],
    [{ path: 'due_date', eq: { fact: 'today' } }, false],
    [{ path: 'transactions.0.account.auto', eq: true }, true],
    [{ path: 'transactions.0.payment_link', absent: true }, false],
    [{ path: 'transactions.1.payment_link', absent: true }, true],
    [{ path: 'note', absent: true }, true],
    [{ path: 'unknown', eq: 'x' }, false],
    [{ path: 'unknown', ne: 'x' }, true],
    [{ path: 'unknown', lt: 8 }, false],
    [{ path: 'status', lt: 8 }, false],
    [{ path: 'constructor', absent: true }, true],
  ])('%j: %s', (condition, expected) => {
    expect(holds(condition, record, facts)).toBe(expected);
  });

  it('holds without a record only if it requires absence', () => {
    expect(holds({ path: 'status', eq: 'draft' }, undefined)).toBe(false);
    expect(holds({ path: 'status', absent: true }, undefined)).toBe(true);
  });

  it('throws if it refers to a fact that is not given', () => {
    expect(() => holds({ path: 'due_date', lt: { fact: 'today' } }, record)).toThrow('today');
  });
});
