import { expect, it } from 'vitest';
import { checksOf } from './checks.ts';
import type { Facts } from './facts.ts';

const well: Facts = {
  version: '1.2.3',
  database: { version: '18.1', megabytes: 120, connections: 9 },
  migrations: { newest: '0231_rights.sql', pending: 0, unknown: 0 },
  worker: { minutes: 0 },
  jobs: { failed: 0 },
  mails: { queued: 4, minutes: 1, failed: 0 },
};

const of = (name: string, facts: Partial<Facts>) => {
  const { status, words } = checksOf({ ...well, ...facts }).find((check) => check.name === name) ?? {};
  return [status, words];
};

it('reports the version and the size of the database', () => {
  expect(checksOf(well).slice(0, 2)).toEqual([
    { name: 'version', status: 'good', words: 'detail', args: { version: '1.2.3' } },
    { name: 'database', status: 'good', words: 'detail', args: { version: '18.1', megabytes: 120, connections: 9 } },
  ]);
});

it.each([
  [{ pending: 0, unknown: 0 }, ['good', 'applied']],
  [{ pending: 2, unknown: 0 }, ['failing', 'pending']],
  [{ pending: 0, unknown: 1 }, ['attention', 'newer']],
])('with migrations %j: %j', (found, expected) => {
  expect(of('migrations', { migrations: { newest: '0231_rights.sql', ...found } })).toEqual(expected);
});

it.each([
  [0, ['good', 'running']],
  [3, ['good', 'running']],
  [4, ['failing', 'gone']],
  [null, ['failing', 'never']],
])('a worker that was seen %s minutes ago: %j', (minutes, expected) => {
  expect(of('worker', { worker: { minutes } })).toEqual(expected);
});

it.each([
  [0, ['good', 'fine']],
  [1, ['failing', 'failed']],
])('%i jobs that failed: %j', (failed, expected) => {
  expect(of('jobs', { jobs: { failed } })).toEqual(expected);
});

it.each([
  [{ queued: 9, minutes: 15, failed: 0 }, ['good', 'fine']],
  [{ queued: 9, minutes: 16, failed: 0 }, ['failing', 'late']],
  [{ queued: 0, minutes: 0, failed: 2 }, ['attention', 'failed']],
])('mails of which %j: %j', (mails, expected) => {
  expect(of('mails', { mails })).toEqual(expected);
});
