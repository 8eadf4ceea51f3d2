import { expect, it } from 'vitest';
import contracts from '../../schemas/resources/recurrence/contracts.ts';
import invoices from '../../schemas/resources/invoicing/invoices.ts';
import { hasWords } from '../../server/base/i18n.ts';
import { shownChanges } from '../../src/documents/history/auditWords.ts';
import { isShown } from '../../src/features/platform/audit/values/isShown.ts';
import { testDatabase } from '../support/database.ts';

const database = await testDatabase();

/** The tables in the platform's history, with the columns that it may list. */
const tablesText = `
  select c.relname as part, array_agg(a.attname::text order by a.attname) as fields
  from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_attribute a on a.attrelid = c.oid
  where t.tgfoid = 'log_platform_row'::regproc and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    and a.attname not in ('uuid', 'id', 'version', 'created_at', 'updated_at')
  group by 1 order by 1`;

it.each(['pt', 'en', 'es'] as const)(
  'every field of the history of the platform has a name in %s',
  async (language) => {
    const { rows } = await database.ownerPool.query<{ part: string; fields: string[] }>(tablesText);
    const unnamed = rows.flatMap(({ part, fields: of }) =>
      of
        .filter((field) => isShown(part, field) && !hasWords(language, `audit.fields.${field}`))
        .map((field) => `${part}.${field}`),
    );
    expect(rows.length).toBeGreaterThan(15);
    expect(unnamed).toEqual([]);
  },
);

/** The columns that the log keeps of a table. */
const loggedText = `
  select array(select found[1] from regexp_matches(audit_changes($1::regclass, false, true), '''(\\w+)'': case', 'g') found) as fields`;

/** What the histories of documents leave out themselves. */
const leftOut = ['unpaid_from', 'attempts', 'next_attempt_at'];

it.each([
  { resource: invoices, tables: ['invoices', 'transactions', 'refunds'] },
  { resource: contracts, tables: ['contracts'] },
])('every field of the history of $resource.name has a name', async ({ resource, tables }) => {
  const logged = await Promise.all(
    tables.map(async (table) => (await database.ownerPool.query<{ fields: string[] }>(loggedText, [table])).rows),
  );
  const fields = [...new Set(logged.flat().flatMap((row) => row.fields))].filter((field) => !leftOut.includes(field));
  const shown = shownChanges(
    { action: 'updated', changes: Object.fromEntries(fields.map((field) => [field, [null, 'text']])) },
    { resource, linesAt: 'items_invoice' },
  ).map(([field]) => field.replace(/_rich$/, ''));
  const hasName = (field: string) =>
    (['pt', 'en', 'es'] as const).every((language) =>
      [`resources.${resource.name}.fields.${field}`, `documents.history.fields.${field}`].some((key) =>
        hasWords(language, key),
      ),
    );
  expect(shown.length).toBeGreaterThan(10);
  expect(shown.filter((field) => !hasName(field))).toEqual([]);
});
