import { expect, test } from 'vitest';
import { takenOver, takenRows } from './takenOver.ts';

test('a document takes over what counts of the rows of another one, and the texts between them', () => {
  const rows = [
    { row: 'heading' },
    { price: '1' },
    { price: '2', is_optional: true },
    { price: '3', is_optional: true, is_accepted: true },
  ];
  expect(takenRows(rows)).toEqual([rows[0], rows[1], rows[3]]);
});

test('it takes over the parties and the terms, but no date and no number', () => {
  expect(takenOver).toEqual(expect.arrayContaining(['service_buyer_uuid', 'currency', 'adjustments', 'observation']));
  for (const own of ['created', 'due_date', 'valid_until', 'series_uuid', 'number'])
    expect(takenOver).not.toContain(own);
});
