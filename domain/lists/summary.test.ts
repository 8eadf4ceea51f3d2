import { expect, it } from 'vitest';
import quotes from '../../schemas/resources/quoting/quotes.ts';
import invoices from '../../schemas/resources/invoicing/invoices.ts';
import { summedStatuses } from './summary.ts';

it('a list sums the records that no other stands for, of those that it is filtered by', () => {
  expect(summedStatuses(quotes)).toEqual(expect.arrayContaining(['draft', 'issued', 'accepted']));
  expect(summedStatuses(quotes)).not.toContain('superseded');
  expect(summedStatuses(quotes, ['issued', 'superseded'])).toEqual(['issued']);
  expect(summedStatuses(quotes, ['superseded'])).toEqual([]);
  expect([summedStatuses(invoices), summedStatuses(invoices, ['paid'])]).toEqual([undefined, undefined]);
});
