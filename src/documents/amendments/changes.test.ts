import { expect, it } from 'vitest';
import { changesIn } from './changes.ts';

const fields = ['company_number', 'observation', 'send_email'];

it.each([
  ['what was left', { company_number: 'PO 1', send_email: true }, { company_number: 'PO 1', send_email: true }, {}],
  ['what says nothing, before and after', { observation: undefined }, { company_number: null, observation: '' }, {}],
  ['another text', { company_number: 'PO 1' }, { company_number: 'PO 2' }, { company_number: 'PO 2' }],
  ['a text that was emptied', { observation: 'Net 30' }, { observation: null }, { observation: '' }],
  ['a text where there was none', {}, { observation: 'Net 30' }, { observation: 'Net 30' }],
  ['what was turned off', { send_email: true }, { send_email: false }, { send_email: false }],
  ['what is none of these fields', {}, { kind: 'details' }, {}],
])('shows the new value of %s', (_what, before, after, changes) => {
  expect(changesIn(fields, before, after)).toEqual(changes);
});
