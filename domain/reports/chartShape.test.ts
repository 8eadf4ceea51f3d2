import { expect, it } from 'vitest';
import ageing from '../../schemas/reports/ageing.ts';
import issued from '../../schemas/reports/issued.ts';
import { chartShape } from './chartShape.ts';

it('is the declared one if the groups are dates', () => {
  expect(chartShape(issued, 'month')).toBe('columns');
  expect(chartShape({ ...issued, chart: 'bars' }, 'month')).toBe('bars');
});

it('is bars for groups with names', () => {
  expect([chartShape(issued, 'client'), chartShape(ageing, 'client')]).toEqual(['bars', 'bars']);
});
