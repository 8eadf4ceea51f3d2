import { expect, test } from 'vitest';
import { resourceNamed } from '../../../server/engine/resources/registry.ts';
import { exportedListNames, exportedLists, periodParameters } from './exportedLists.ts';

test.each(exportedListNames)('an accountant can export %s, limited by its own date', (name) => {
  const resource = resourceNamed(name);
  expect(resource?.access.company?.ACCOUNTANT).toContain('export');
  const path = exportedLists[name];
  if (path !== null) expect(resource?.list.filters).toMatchObject({ [path]: 'range' });
});

test('a list without a date is exported completely', () => {
  const period = { from: '2026-11-01', to: '2026-11-30' };
  expect(periodParameters('transactions', period)).toEqual({ paid_on_gte: '2026-11-01', paid_on_lte: '2026-11-30' });
  expect(periodParameters('entities', period)).toEqual({});
});
