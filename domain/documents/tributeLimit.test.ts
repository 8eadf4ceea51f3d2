import { expect, it } from 'vitest';
import { mayPassTributeLimit, tributeLimitIssues } from './tributeLimit.ts';

const lines = (count: number, tributes: number) => Array.from({ length: count }, () => tributes);

it.each([
  ['1,000 lines of five', lines(1000, 5)],
  ['125 lines of forty', lines(125, 40)],
  ['no line', []],
])('a document can have the tributes of %s', (_, tributes) => {
  expect(tributeLimitIssues('items', tributes)).toEqual([]);
});

it('one more is reported at its lines, with the maximum', () => {
  const issue = { path: 'items', key: 'validation.together.tributes', args: { limit: 5000 } };
  expect(tributeLimitIssues('items', [...lines(1000, 5), 1])).toEqual([issue]);
  expect(tributeLimitIssues('items', lines(1000, 40))).toEqual([issue]);
});

it('is not checked for few lines', () => {
  expect([mayPassTributeLimit(125), mayPassTributeLimit(126)]).toEqual([false, true]);
});
