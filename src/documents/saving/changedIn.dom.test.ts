import { describe, expect, it } from 'vitest';
import contracts from '../../../schemas/resources/recurrence/contracts.ts';
import { changeForm } from '../../features/recurrence/contracts/form/change/changeForm.ts';
import { lineWith } from '../grid/lines/samples.testing.ts';
import { changedIn, isBilledOtherwise, takenAway } from './changedIn.ts';

const line = lineWith({ item: { uuid: 'i', description: 'Consulting' }, quantity: '2', price: '500' });
const values = changeForm.newValues('', { observation: 'Thank you', account_uuid: 'a', company_number: null });
const before = { values, lines: [line] };
const change = (parts: object, lines = [line]) => changedIn(changeForm, before, { ...values, ...parts }, lines);

describe('the changes of a document', () => {
  it('are none without a difference, also after typing and reverting', () => {
    expect(change({})).toBeUndefined();
    expect(
      change({ company_number: '' }, [{ ...line, price: '500.00' }, lineWith({ item: undefined, price: '' })]),
    ).toBe(undefined);
  });

  it('exclude fields that the change does not cover', () => {
    expect(change({ due_date: '2026-01-01', reach: 'only', reason: 'Because' })).toBeUndefined();
  });

  it('contain each changed field, and no cleared ones', () => {
    expect(change({ observation: null, company_number: 'PO 1', send_email: true })).toEqual({
      fields: { observation: '', company_number: 'PO 1', send_email: true },
    });
  });

  it.each([
    ['another price', [{ ...line, price: '500.01' }]],
    ['another item', [{ ...line, item: { uuid: 'j', description: 'Consulting' } }]],
    ['one line more', [line, { ...line, key: 'k' }]],
    ['no line', []],
  ])('contain all lines together: %s', (_, lines) => {
    const found = change({}, lines);
    expect(found?.fields).toEqual({});
    expect(found?.lines).toHaveLength(lines.length);
    expect(isBilledOtherwise(before, lines)).toBe(true);
  });
});

describe('a cleared value', () => {
  it('is required if the command cannot clear it', () => {
    const form = { resource: contracts, change: changeForm.change };
    const cleared = { account_uuid: '', template: '', observation: '', responsible_name: '' };
    expect(takenAway(form, { fields: cleared }).map(({ path }) => path)).toEqual(['account_uuid', 'template']);
  });
});
