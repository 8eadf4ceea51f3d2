import { expect, test } from 'vitest';
import type { Amendment } from '../../../schemas/parts/recurrence/amendment.ts';
import { effectOf, type Term } from './amendment.ts';
import { effectIssues, idleIssues, pastDateIssues, pastDatesIssue } from './amendmentIssues.ts';
import type { OccurrenceStatus, Planned } from '../schedule/plannedOccurrences.ts';

const term: Term = {
  due_date: '2026-06-15',
  frequency_symbology: 'M',
  frequency: 3,
  due_date_contract: '2026-08-15',
};
const calendar = { days: 10, today: '2026-06-15' };
const planned = (...statuses: OccurrenceStatus[]): Planned[] =>
  ['2026-06-15', '2026-07-15', '2026-08-15'].map((due_date, index) => ({
    occurrence: index + 1,
    due_date,
    status: statuses[index] ?? 'future',
  }));

const issuesOf = (amendment: Amendment, invoices: Planned[]) =>
  effectIssues(amendment, term, effectOf(amendment, term, invoices, calendar)).map(({ path, key }) => `${path} ${key}`);

const toCome = planned('billed', 'future', 'future');
const paused = planned('billed', 'paused', 'paused');

test.each<[string, Amendment, Planned[], string[]]>([
  ['a pause of what is to come', { kind: 'pause', from: '2026-06-01' }, toCome, []],
  ['a pause of what is paused', { kind: 'pause', from: '2026-06-01' }, paused, ['from validation.pausesNothing']],
  ['a pause after the last', { kind: 'pause', from: '2026-08-16' }, toCome, ['from validation.pausesNothing']],
  ['resuming what is paused', { kind: 'resume' }, paused, []],
  ['resuming what is not', { kind: 'resume' }, toCome, ['occurrence validation.resumesNothing']],
  ['an extension to as many', { kind: 'extend', frequency: 3 }, toCome, ['frequency validation.extendMore']],
  ['an extension by one', { kind: 'extend', frequency: 4 }, toCome, []],
  ['an end at the last', { kind: 'end', last_occurrence: 3 }, toCome, ['last_occurrence validation.endsNothing']],
  ['an end on the last day', { kind: 'end', until: '2026-08-15' }, toCome, ['until validation.endsNothing']],
  ['an end before the first', { kind: 'end', until: '2026-06-14' }, planned(), ['until validation.endsNothing']],
  ['an end the day before', { kind: 'end', until: '2026-08-14' }, toCome, []],
  ['dropping one to come', { kind: 'drop', occurrence: 2 }, toCome, []],
  [
    'dropping one that does not exist',
    { kind: 'drop', occurrence: 9 },
    toCome,
    ['occurrence validation.occurrenceClosed'],
  ],
  ['dropping one that is issued', { kind: 'drop', occurrence: 1 }, toCome, ['occurrence validation.occurrenceClosed']],
  [
    'the terms of one that is issued',
    { kind: 'terms', occurrence: 1, reach: 'from' },
    toCome,
    ['occurrence validation.occurrenceClosed'],
  ],
  ['the terms of one to come', { kind: 'terms', occurrence: 2, reach: 'only' }, toCome, []],
  [
    'lines of one that is issued',
    { kind: 'lines', reach: 'only', occurrence: 1 },
    toCome,
    ['occurrence validation.occurrenceClosed'],
  ],
  [
    'lines when all is issued',
    { kind: 'lines', reach: 'from', occurrence: 1 },
    planned('billed', 'billed', 'billed'),
    ['occurrence validation.nothingToCome'],
  ],
])('%s', (_, amendment, invoices, issues) => {
  expect(issuesOf(amendment, invoices)).toEqual(issues);
});

test('an extension into the past requires a choice for those dates, excluding today', () => {
  const old: Term = { ...term, due_date: '2026-04-15', frequency: 1, due_date_contract: '2026-04-15' };
  const one: Planned[] = [{ occurrence: 1, due_date: '2026-04-15', status: 'billed' }];
  const amendment = { kind: 'extend', frequency: 4 } as const;
  const effect = effectOf(amendment, old, one, calendar);
  expect(pastDateIssues(amendment, effect)).toEqual([
    {
      path: 'past_dates',
      key: 'validation.pastDatesOne',
      args: { count: 1, first: '2026-05-15', last: '2026-05-15' },
    },
  ]);
  expect(pastDateIssues({ ...amendment, past_dates: 'skip' }, effect)).toEqual([]);
});

test('the issues name the invoice, the length and the dates', () => {
  const argsOf = (amendment: Amendment) =>
    effectIssues(amendment, term, effectOf(amendment, term, toCome, calendar)).map(({ args }) => args);
  expect(argsOf({ kind: 'drop', occurrence: 1 })).toEqual([{ occurrence: 1 }]);
  expect(argsOf({ kind: 'extend', frequency: 3 })).toEqual([{ frequency: 3 }]);
  const dates = ['2026-05-15', '2026-06-15', '2026-07-15'];
  expect(pastDatesIssue(dates)).toEqual({
    path: 'past_dates',
    key: 'validation.pastDates',
    args: { count: 3, first: '2026-05-15', last: '2026-07-15' },
  });
  expect(pastDatesIssue([])).toBeUndefined();
});

test.each<[Amendment, string]>([
  [{ kind: 'adjust', percent: '0' }, 'percent validation.adjustsNothing'],
  [{ kind: 'adjust', amount: '0' }, 'amount validation.adjustsNothing'],
  [{ kind: 'lines', items_invoice: [] }, 'items_invoice validation.changesNothing'],
  [{ kind: 'details', observation: 'Same' }, 'observation validation.changesNothing'],
  [{ kind: 'details', observation: undefined }, 'kind validation.changesNothing'],
  [{ kind: 'details' }, 'kind validation.changesNothing'],
])('%j changes nothing at %s', (amendment, issue) => {
  expect(idleIssues(amendment).map(({ path, key }) => `${path} ${key}`)).toEqual([issue]);
});
