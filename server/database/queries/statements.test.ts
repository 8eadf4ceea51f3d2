import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { compile, statementName } from './statements.ts';

test('the same text has the same name, another text another', () => {
  expect(statementName('select 1')).toBe(statementName('select 1'));
  expect(statementName('select 1')).not.toBe(statementName('select 2'));
});

test('a name fits into what PostgreSQL keeps of one', () => {
  expect(statementName('select 1'.repeat(1_000)).length).toBeLessThan(64);
});

test('a text that was forgotten among many has its name again', () => {
  const name = statementName('select 1');
  for (let other = 0; other < 2_000; other += 1) statementName(`select 'other ${other}'`);
  expect(statementName('select 1')).toBe(name);
});

test('a composed statement becomes text with numbered values', () => {
  const columns = sql.join([sql.ref('name'), sql.ref('odd"name')]);
  expect(compile(sql`select ${columns} from ${sql.table('notes')} where uuid = ${'u'} and version > ${3}`)).toEqual({
    text: 'select "name", "odd""name" from "notes" where uuid = $1 and version > $2',
    values: ['u', 3],
  });
});
