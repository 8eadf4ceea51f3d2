import { describe, expect, it } from 'vitest';
import contracts from '../../../schemas/resources/contracts.ts';
import { changeForm } from '../../views/contracts/form/change/changeForm.ts';
import { lineWith } from '../grid/samples.testing.ts';
import { changedIn, isBilledOtherwise, takenAway } from './changedIn.ts';

const line = lineWith({ item: { uuid: 'i', description: 'Consulting' }, quantity: '2', price: '500' });
const values = changeForm.newValues('', { observation: 'Thank you', account_uuid: 'a', company_number: null });
const before = { values, lines: [line] };
const change = (parts: object, lines = [line]) => changedIn(changeForm, before, { ...values, ...parts }, lines);

describe('what was changed of a document', () => {
  it('is nothing while all is as it was, also what was typed and taken back', () => {
    expect(change({})).toBeUndefined();
    expect(
      change({ company_number: '' }, [{ ...line, price: '500.00' }, lineWith({ item: undefined, price: '' })]),
    ).toBe(undefined);
  });

  it('is no field that the change is not about', () => {
    expect(change({ due_date: '2026-01-01', reach: 'only', reason: 'Because' })).toBeUndefined();
  });

  it('contains each changed field, and nothing for cleared ones', () => {
    expect(change({ observation: null, company_number: 'PO 1', send_email: true })).toEqual({
      fields: { observation: '', company_number: 'PO 1', send_email: true },
    });
  });

  it.each([
    ['another price', [{ ...line, price: '500.01' }]],
    ['another item', [{ ...line, item: { uuid: 'j', description: 'Consulting' } }]],
    ['one line more', [line, { ...line, key: 'k' }]],
    ['no line', []],
  ])('is all lines together: %s', (_, lines) => {
    const found = change({}, lines);
    expect(found?.fields).toEqual({});
    expect(found?.lines).toHaveLength(lines.length);
    expect(isBilledOtherwise(before, lines)).toBe(true);
  });
});

describe('what was said and is taken away', () => {
  it('is required where the command has no word for its absence', () => {
    const form = { resource: contracts, change: changeForm.change };
    const cleared = { account_uuid: '', template: '', observation: '', responsible_name: '' };
    expect(takenAway(form, { fields: cleared }).map(({ path }) => path)).toEqual(['account_uuid', 'template']);
  });
});
