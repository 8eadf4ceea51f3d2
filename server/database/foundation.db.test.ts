import { beforeEach, describe, expect, test } from 'vitest';
import { testDatabase } from '../../tests/support/database.ts';
import { makeNotes } from '../../tests/support/notes.ts';
import { inTenant } from './transaction.ts';

const database = await testDatabase();
const { acme } = await makeNotes(database.ownerPool);

beforeEach(() => database.ownerPool.query('truncate notes, audit_log'));

/** Runs a statement as Ana of acme. */
const asAna = <Row extends object = { uuid: string }>(text: string, ...values: unknown[]): Promise<Row[]> =>
  inTenant(database.pool, { tenant: acme, actor: 'Ana <ana@acme.test>' }, (db) => db.query<Row>(text, values));

const add = (text: string) => asAna('insert into notes (tenant_id, text) values ($1, $2) returning uuid', acme, text);
const log = () => asAna('select action, changes, actor, row_uuid, table_name from audit_log order by uuid');

describe('row-level security', () => {
  test('the role of the requests owns nothing and cannot bypass a policy', async () => {
    const { rows } = await database.ownerPool.query(
      "select rolsuper, rolbypassrls, rolcreaterole, rolcanlogin from pg_roles where rolname = 'ultramar_app'",
    );
    expect(rows).toEqual([{ rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcanlogin: false }]);
    await expect(asAna('alter table notes disable row level security')).rejects.toThrow('must be owner');
    const switchedOff = inTenant(database.pool, { tenant: acme }, async (db) => {
      await db.query('set local row_security = off');
      return db.query('select text from notes');
    });
    await expect(switchedOff).rejects.toThrow('query would be affected by row-level security policy');
  });

  /** Written with a tenant's documents, and read to find the tenant. */
  const finders = ['public_links'];

  test('every table of the tenants forces it, also on its owner, and reads and writes by one policy', async () => {
    const { rows } = await database.ownerPool.query(
      `select c.relname as unguarded
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'tenant_id'
      where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace
        and not (c.relrowsecurity and c.relforcerowsecurity and exists (
          select from pg_policy p where p.polrelid = c.oid
            and (p.polqual is not null or c.relname = any ($1)) and p.polwithcheck is not null))`,
      [finders],
    );
    expect(rows).toEqual([]);
  });

  test('the role cannot empty a table in one go, which no policy would see', async () => {
    await expect(asAna('truncate notes')).rejects.toThrow('permission denied');
  });
});

describe('versions', () => {
  test('each update increments the version, whatever value it sets', async () => {
    const [note] = await add('first');
    const update = 'update notes set text = $1, version = 99 where uuid = $2 returning version';
    expect(await asAna(update, 'second', note?.uuid)).toEqual([{ version: 2 }]);
    expect(await asAna(update, 'third', note?.uuid)).toEqual([{ version: 3 }]);
  });

  test('the key of a row never changes', async () => {
    await add('first');
    await expect(asAna('update notes set uuid = uuidv7()')).rejects.toThrow('the key of a row never changes');
  });
});

describe('the audit log', () => {
  test('a new row: its values, and who made it', async () => {
    const [note] = await add('first');
    expect(await log()).toEqual([
      {
        action: 'created',
        changes: { text: [null, 'first'] },
        actor: 'Ana <ana@acme.test>',
        row_uuid: note?.uuid,
        table_name: 'notes',
      },
    ]);
  });

  test('an update: the fields that changed, before and after, and nothing of the bookkeeping', async () => {
    const [note] = await add('first');
    await asAna('update notes set text = $1, amount = 2, paid_on = $2 where uuid = $3', 'x', '2026-11-20', note?.uuid);
    expect((await log())[1]).toMatchObject({
      action: 'updated',
      changes: { text: ['first', 'x'], amount: [null, 2], paid_on: [null, '2026-11-20'] },
    });
  });

  test('an update that changes nothing writes nothing', async () => {
    await add('first');
    await asAna('update notes set text = text, amount = null');
    expect(await log()).toHaveLength(1);
  });

  test('a deleted row: what it held', async () => {
    await add('first');
    await asAna('delete from notes');
    expect((await log())[1]).toMatchObject({ action: 'deleted', changes: { text: ['first', null] } });
  });

  test('a statement over many rows: one entry for each that changed', async () => {
    await asAna("insert into notes (tenant_id, text) select $1, 'n' || n from generate_series(1, 50) n", acme);
    await asAna("update notes set text = 'n1'");
    const entries = await asAna<{ action: string }>('select action from audit_log');
    expect(entries.filter(({ action }) => action === 'created')).toHaveLength(50);
    expect(entries.filter(({ action }) => action === 'updated')).toHaveLength(49);
  });

  test('a value too long to read is kept as its digest', async () => {
    await add('x'.repeat(5_000));
    expect((await log())[0]).toMatchObject({ changes: { text: [null, expect.stringMatching(/^md5:[0-9a-f]{32}$/)] } });
  });

  test('a rolled back change leaves no entry', async () => {
    await expect(asAna("insert into notes (tenant_id, text) values ($1, '')", acme)).rejects.toThrow(
      'notes_text_check',
    );
    expect(await log()).toEqual([]);
  });

  test.each([
    ['update', 'update audit_log set actor = $$nobody$$'],
    ['delete', 'delete from audit_log'],
    ['insert', 'insert into audit_log select * from audit_log'],
    ['truncate', 'truncate audit_log'],
  ])('the role of the requests cannot %s it', async (_verb, statement) => {
    await add('first');
    await expect(asAna(statement)).rejects.toThrow('permission denied for table audit_log');
  });

  test('changes of the owner, which have no actor, are logged as the system’s', async () => {
    await database.ownerPool.query('insert into notes (tenant_id, text) values ($1, $2)', [acme, 'by hand']);
    expect(await log()).toMatchObject([{ actor: 'system' }]);
  });
});

describe('functions', () => {
  test.each([
    ['São Paulo', 'sao paulo'],
    ['ÉCLAIR', 'eclair'],
    ['Straße', 'strasse'],
    ['Łódź', 'lodz'],
  ])('norm(%s) is %s', async (text, expected) => {
    expect(await asAna('select norm($1)', text)).toEqual([{ norm: expected }]);
  });

  test('uuidv7() grows with time', async () => {
    const [row] = await asAna<{ a: string; b: string }>('select uuidv7() as a, pg_sleep(0.002), uuidv7() as b');
    expect(row && row.a < row.b).toBe(true);
    expect(row?.a).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7/);
  });
});
