import { expect, test } from 'vitest';
import { amendmentComplete } from './amendmentComplete.ts';

const issuePaths = (amendment: Record<string, unknown>) =>
  amendmentComplete(amendment, { today: '2026-07-31' }).map(
    ({ path, key }) => `${path} ${key.replace('validation.', '')}`,
  );

test.each([
  [{ kind: 'lines', reach: 'from', items_invoice: [] }],
  [{ kind: 'details', observation: '' }],
  [{ kind: 'details', show_exporter_net: false }],
  [{ kind: 'terms', items_invoice: [] }],
  [{ kind: 'terms', template: 'x' }],
  [{ kind: 'adjust', percent: '5' }],
  [{ kind: 'adjust', amount: '5', reach: 'only', occurrence: 2 }],
  [{ kind: 'pause', from: '2026-08-01' }],
  [{ kind: 'pause', from: '2026-08-01', until: '2026-08-01' }],
  [{ kind: 'pause', from: '2026-08-01', until: '2026-02-30' }],
  [{ kind: 'pause', from: '2026-02-30', until: '2026-02-01' }],
  [{ kind: 'resume' }],
  [{ kind: 'drop', occurrence: 3 }],
  [{ kind: 'extend', frequency: 12 }],
  [{ kind: 'extend', frequency: 12, past_dates: 'skip' }],
  [{ kind: 'extend', frequency: 12, past_dates: 'postpone', due_days: 0 }],
  [{ kind: 'end', last_occurrence: 3 }],
  [{ kind: 'end', until: '2026-08-01' }],
  [{ kind: 'stop' }],
  [{}],
])('%j is complete', (amendment) => {
  expect(issuePaths(amendment)).toEqual([]);
});

test.each([
  [{ kind: 'lines' }, ['items_invoice required']],
  [{ kind: 'lines', reach: 'only', items_invoice: [] }, ['occurrence required']],
  [{ kind: 'details' }, ['kind amendmentEmpty']],
  [{ kind: 'terms', occurrence: 1 }, ['kind amendmentEmpty']],
  [{ kind: 'adjust' }, ['percent required']],
  [{ kind: 'adjust', percent: '5', amount: '5' }, ['amount amendmentEither']],
  [{ kind: 'pause' }, ['from required']],
  [{ kind: 'pause', from: '2026-08-02', until: '2026-08-01' }, ['until untilBeforeFrom']],
  [{ kind: 'drop' }, ['occurrence required']],
  [{ kind: 'extend' }, ['frequency required']],
  [{ kind: 'extend', frequency: 12, past_dates: 'postpone' }, ['due_days required']],
  [{ kind: 'end' }, ['last_occurrence required']],
  [{ kind: 'end', last_occurrence: 3, until: '2026-08-01' }, ['until amendmentEither']],
])('%j lacks a value or has two that exclude each other', (amendment, issues) => {
  expect(issuePaths(amendment)).toEqual(issues);
});

test.each([
  [{ kind: 'lines', items_invoice: [], percent: '5' }, ['percent']],
  [{ kind: 'details', observation: 'x', items_invoice: [] }, ['items_invoice']],
  [{ kind: 'pause', from: '2026-08-01', occurrence: 2, reach: 'only' }, ['reach', 'occurrence']],
  [{ kind: 'drop', occurrence: 2, confirm_total: true }, ['confirm_total']],
  [{ kind: 'extend', frequency: 12, past_dates: 'skip', due_days: 3 }, ['due_days']],
  [{ kind: 'end', frequency: 3 }, ['frequency']],
])('%j has values of another kind, and reports only those', (amendment, paths) => {
  expect(issuePaths(amendment)).toEqual(paths.map((path) => `${path} amendmentOfAnotherKind`));
});
