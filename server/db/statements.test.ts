import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { compile, statementNames } from './statements.ts';

test('the same text has the same name, another text another', () => {
  const names = statementNames(10);
  expect(names.of('select 1')).toBe(names.of('select 1'));
  expect(names.of('select 1')).not.toBe(names.of('select 2'));
});

test('a name fits into what PostgreSQL keeps of one', () => {
  expect(statementNames(1).of('select 1'.repeat(1_000))?.length).toBeLessThan(64);
});

test('beyond the limit new texts stay without a name, and known ones keep theirs', () => {
  const names = statementNames(1);
  const first = names.of('select 1');
  expect(names.of('select 2')).toBeUndefined();
  expect(names.of('select 1')).toBe(first);
});

test('a composed statement becomes text with numbered values', () => {
  const columns = sql.join([sql.ref('name'), sql.ref('odd"name')]);
  expect(compile(sql`select ${columns} from ${sql.table('notes')} where uuid = ${'u'} and version > ${3}`)).toEqual({
    text: 'select "name", "odd""name" from "notes" where uuid = $1 and version > $2',
    values: ['u', 3],
  });
});
