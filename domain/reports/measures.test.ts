import { expect, it } from 'vitest';
import issued from '../../schemas/reports/issued.ts';
import { shownMeasures } from './measures.ts';

const namesOf = (totals: Parameters<typeof shownMeasures>[1]) => shownMeasures(issued, totals).map(({ name }) => name);

it('without notes a report shows what was invoiced, which its own list has', () => {
  const values = { amount: '10.00', invoiced: '10.00', credited: '0.00', debited: '0.00', count: 1 };
  expect(shownMeasures(issued, [values, undefined])).toEqual([
    { name: 'amount', listed: 'invoiced' },
    { name: 'count', listed: 'count' },
  ]);
});

it('with notes it shows beside what they change of it, now or before, and no list has the difference', () => {
  const credited = { amount: '7.00', invoiced: '10.00', credited: '3.00', debited: '0.00', count: 1 };
  expect(namesOf([credited, undefined])).toEqual(['amount', 'invoiced', 'credited', 'count']);
  expect(namesOf([{ ...credited, credited: '0.00' }, credited])).toEqual(['amount', 'invoiced', 'credited', 'count']);
  expect(shownMeasures(issued, [credited])[0]).toEqual({ name: 'amount', listed: 'amount' });
  expect(namesOf([{ ...credited, debited: '1.00' }])).toEqual(['amount', 'invoiced', 'credited', 'debited', 'count']);
});
