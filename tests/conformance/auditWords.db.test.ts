import { expect, it } from 'vitest';
import { hasWords } from '../../server/i18n.ts';
import { isShown } from '../../src/views/audit/values/isShown.ts';
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
