import { expect, test } from 'vitest';
import deliveryNotes from '../../tests/support/scratchDocuments/deliveryNotes.ts';
import estimates from '../../tests/support/scratchDocuments/estimates.ts';
import { publicFacts } from './publicFacts.ts';

const wordOf = (language: string, key: string): string => `${language} ${key} |||| many`;

test('a public page has the declared properties besides number and status, in order, with their texts', () => {
  const facts = publicFacts(deliveryNotes, wordOf);
  expect(facts).toMatchObject({ lines: 'lines', number: 'number', status: 'status', isDrawn: true });
  expect(facts?.shown).toEqual([
    { path: 'created', kind: 'date' },
    { path: 'reason', kind: 'text' },
  ]);
  expect(facts?.tones).toEqual({ draft: 'draft', issued: 'progress', cancelled: 'cancelled' });
  expect(facts?.words.en).toEqual({
    name: 'en name',
    statuses: expect.objectContaining({ issued: 'en values.status.issued |||| many' }),
    fields: {
      created: 'en fields.created |||| many',
      reason: 'en fields.reason |||| many',
      total: 'en fields.total |||| many',
    },
    values: {},
  });
});

test('a resource without a public page has no facts', () => {
  expect(publicFacts(estimates, wordOf)).toBeUndefined();
});
