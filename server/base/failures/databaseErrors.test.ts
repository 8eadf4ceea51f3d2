import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { fromDatabase } from './databaseErrors.ts';

const databaseError = (code: string, detail = ''): DatabaseError =>
  Object.assign(new DatabaseError('refused', 7, 'error'), { code, detail });

test.each([
  ['23505', 'conflict', 409],
  ['23001', 'in_use', 409],
  ['23514', 'validation', 400],
  ['22003', 'validation', 400],
  ['22021', 'validation', 400],
  ['22P02', 'validation', 400],
  ['40001', 'conflict', 409],
  ['40P01', 'conflict', 409],
  ['42501', 'forbidden', 403],
  ['53300', 'unavailable', 503],
  ['57P01', 'unavailable', 503],
])('SQLSTATE %s is %s (%i)', (state, code, statusCode) => {
  expect(fromDatabase(databaseError(state))).toMatchObject({ code, statusCode });
});

test.each([
  ['55P03', 'locked', 409, 1, 'databaseLockMs'],
  ['57014', 'unavailable', 503, 5, 'databaseStatementMs'],
  ['25P03', 'unavailable', 503, 5, 'databaseIdleMs'],
])(
  'SQLSTATE %s is %s (%i) for %i s: it is our own limit that stopped it',
  (state, code, statusCode, retryAfter, budget) => {
    expect(fromDatabase(databaseError(state))).toMatchObject({ code, statusCode, retryAfter, budget });
  },
);

test('one SQL state distinguishes a record in use from a missing one', () => {
  const needed = databaseError('23503', 'Key (uuid)=(1) is still referenced from table "scenario_tributes".');
  const missing = databaseError('23503', 'Key (country_id)=(999) is not present in table "countries".');
  expect(fromDatabase(needed)).toMatchObject({ code: 'in_use' });
  expect(fromDatabase(missing)).toMatchObject({ code: 'validation' });
});

test.each([
  Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' }),
  new Error('Connection terminated unexpectedly'),
  new Error('Client has encountered a connection error and is not queryable'),
])('%s is unavailable, for a while', (error) => {
  expect(fromDatabase(error)).toMatchObject({ code: 'unavailable', retryAfter: 5 });
});

test.each([databaseError('42P01'), new TypeError('x is not a function'), 'text', undefined])(
  '%s is none of the caller’s doing, and no outage',
  (error) => {
    expect(fromDatabase(error)).toBeUndefined();
  },
);

test.each([
  ['scenarios', 'scenarios_tenant_id_code_key', [{ path: 'code', key: 'validation.taken' }]],
  ['currencies', 'currencies_code_key', [{ path: 'code', key: 'validation.taken' }]],
  ['users', 'users_email', []],
])('of %s, the constraint %s identifies the duplicate value', (table, constraint, errors) => {
  const taken = Object.assign(databaseError('23505'), { table, constraint });
  expect(fromDatabase(taken)).toMatchObject({ code: 'conflict', errors });
});
