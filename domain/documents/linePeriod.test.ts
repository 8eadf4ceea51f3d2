import fc from 'fast-check';
import { expect, it } from 'vitest';
import { periodIssues } from './linePeriod.ts';

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));

it('refuses a period at its end that ends before it begins, and no other', () => {
  fc.assert(
    fc.property(fc.option(days), fc.option(days), (from, until) => {
      const period = { from: from ?? undefined, until: until ?? undefined };
      const paths = periodIssues('lines.0', { period }).map(({ path }) => path);
      expect(paths).toEqual(from && until && until < from ? ['lines.0.period.until'] : []);
    }),
  );
});
