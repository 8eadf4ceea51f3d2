import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import Papa from 'papaparse';
import { beforeAll, describe, expect, it } from 'vitest';
import { keyOf } from '../../../../domain/schema/reference.ts';
import { urlOf } from '../../../../domain/schema/urlOf.ts';
import { demoApp } from '../../../../tests/support/app.ts';
import { archiveOf, exportOnce, filesIn, recordsIn, requestExport } from '../../../../tests/support/dataExports.ts';
import { grantOf } from '../../../../domain/access/grant.ts';
import { withoutSecrets } from '../../../../domain/company/dataExport/withoutSecrets.ts';
import { furtherTables } from './furtherTables.ts';
import { exportedOf } from './sources.ts';

const api = await demoApp();
const ana = await api.signIn('ana@acme.test');
const exported = exportedOf(api.app.resources);

interface Row {
  readonly table: string;
  readonly column: string;
}

/** Columns with secrets: sealed ones, and those that open a page, an account or a session. */
const secretColumns = async (): Promise<Row[]> =>
  (
    await api.ownerPool.query<Row>(`
      select c.relname as table, a.attname as column
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
        and (a.atttypid = 'sealed'::regtype or a.attname ~ '(secret|password|token)' or a.attname ~ 'hash$')`)
  ).rows;

/** The archive has addresses of its site as they are stored. */
const onItsSite = (body: string): string => body.replaceAll('http://ultramar.test/', '/');

let archive: Buffer;
let files: ReadonlyMap<string, string>;
let raw: Record<string, Uint8Array>;
const secrets = new Map<string, string>();

beforeAll(async () => {
  const uuid = await requestExport(ana);
  for (const { table, column } of await secretColumns()) {
    const { rows } = await api.ownerPool.query<{ value: string }>(
      `select distinct "${column}"::text as value from "${table}" where "${column}" is not null limit 200`,
    );
    for (const { value } of rows) if (value.length > 15) secrets.set(value.replace(/^\\x/, ''), `${table}.${column}`);
  }
  await exportOnce({ pool: api.pool, clock: api.clock });
  archive = await archiveOf(ana, uuid);
  raw = unzipSync(archive);
  files = filesIn(archive);
}, 300_000);

describe('the archive of a company', () => {
  it('is one that other programs open and check', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'export-'));
    try {
      await writeFile(join(folder, 'all.zip'), archive);
      const run = (program: string, args: readonly string[]) =>
        execFileSync(program, args, { cwd: folder, encoding: 'utf8' });
      run('python3', ['-m', 'zipfile', '-e', 'all.zip', '.']);
      expect(run('sha256sum', ['--check', '--quiet', 'SHA256SUMS'])).toBe('');
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  it('names the digest of every other file', () => {
    const lines = Buffer.from(raw['SHA256SUMS'] ?? [])
      .toString()
      .trimEnd()
      .split('\n');
    const digests = new Map(lines.map((line) => [line.slice(66), line.slice(0, 64)]));
    const others = Object.keys(raw).filter((name) => name !== 'SHA256SUMS');
    expect([...digests.keys()].toSorted()).toEqual(others.toSorted());
    for (const name of others) {
      expect(
        createHash('sha256')
          .update(raw[name] ?? '')
          .digest('hex'),
        name,
      ).toBe(digests.get(name));
    }
  });

  it('has a schema, JSON and CSV of each kind of record', () => {
    const names = [
      ...exported.map(({ name }) => name),
      ...Object.keys(furtherTables).map((name) => name.replaceAll('_', '-')),
    ];
    const kinds = names.flatMap((name) => [`schemas/${name}.json`, `data/${name}.json`, `data/${name}.csv`]);
    const found = [...files.keys()].filter((name) => /^(schemas|data)\//.test(name));
    expect(found.toSorted()).toEqual(kinds.toSorted());
  });

  it.each(exported.map((resource) => [resource.name, resource] as const))(
    'has each of the %s as the API answers it',
    async (name, resource) => {
      const records = recordsIn(files, name);
      const { may } = grantOf(resource, 'COMPANY');
      if (resource.single) {
        const { json } = await ana.get(urlOf(resource));
        return expect(records).toEqual([withoutSecrets(json())]);
      }
      const key = keyOf(resource.schema);
      const page = (await ana.get(urlOf(resource))).json();
      expect(records.length).toBeGreaterThanOrEqual(page.count ?? (page.results ?? page).length);
      expect(new Set(records.map((record) => record[key])).size).toBe(records.length);
      if (!may.includes('show')) return;
      for (const record of [...records.slice(0, 3), ...records.slice(-2)]) {
        const one = await ana.get(`${urlOf(resource)}/${record[key]}`);
        // The export itself has changed since.
        if (name === 'data-exports') continue;
        const { id: _, ...answered } = withoutSecrets(JSON.parse(onItsSite(one.body))) as Record<string, unknown>;
        expect(record, `${name} ${record[key]}`).toMatchObject(answered);
      }
    },
  );

  it('has the same records in both forms', () => {
    for (const name of [...exported.map((resource) => resource.name), 'audit-log']) {
      const text = Buffer.from(raw[`data/${name}.csv`] ?? []).toString();
      const { data, errors } = Papa.parse<string[]>(text.trimEnd(), { delimiter: ',' });
      expect(errors, name).toEqual([]);
      expect(data.length - 1, name).toBe(recordsIn(files, name).length);
    }
  });

  /** What the export itself has written since. */
  const since: Readonly<Record<string, string>> = {
    audit_log: "table_name <> 'data_exports'",
    notices: "event <> 'data_exported'",
  };

  it.each(Object.entries(furtherTables))('has every row of %s', async (table, { where = 'true' }) => {
    const { rows } = await api.ownerPool.query<{ n: number }>(
      `select count(*)::int as n from ${table}
       where tenant_id = (select id from tenants where slug = 'acme') and ${where} and ${since[table] ?? 'true'}`,
    );
    const records = recordsIn(files, table.replaceAll('_', '-'));
    const before = records.filter(({ table_name: of }) => table !== 'audit_log' || of !== 'data_exports');
    expect(before).toHaveLength(rows[0]?.n ?? -1);
  });

  it('has each issued document with the bytes that are kept of it', async () => {
    const { rows } = await api.ownerPool.query<{ name: string; digest: Buffer }>(
      `select to_char(i.created, 'YYYY') || '/' || replace(i.full_number, '/', ' ') || ' ' || i.uuid as name, c.digest
       from invoices i join invoice_copies c on c.tenant_id = i.tenant_id and c.invoice_uuid = i.uuid
       where i.tenant_id = (select id from tenants where slug = 'acme') and i.status <> 'draft' and c.edition = i.edition`,
    );
    expect(rows.length).toBeGreaterThan(50);
    for (const { name, digest } of rows) {
      const document = raw[`documents/${name}.pdf`];
      expect(document && createHash('sha256').update(document).digest('hex'), name).toBe(digest.toString('hex'));
    }
    const issued = recordsIn(files, 'invoices').filter(({ number, status }) => number && status !== 'draft');
    expect(Object.keys(raw).filter((name) => name.endsWith('.pdf') && name.startsWith('documents/'))).toHaveLength(
      issued.length,
    );
  });

  it('has each stored file with its digest', () => {
    const stored = recordsIn(files, 'stored-files');
    expect(stored.length).toBeGreaterThan(0);
    for (const { sha256, owner_uuid: owner, property, position } of stored) {
      const [, bytes] =
        Object.entries(raw).find(([name]) => name.includes(`/${owner}/${property}-${Number(position) + 1}-`)) ?? [];
      expect(bytes && createHash('sha256').update(bytes).digest('hex')).toBe(sha256);
    }
  });

  it('has no secret of any table, and nothing of another company', async () => {
    expect(new Set(secrets.values()).size).toBeGreaterThan(5);
    const texts = Object.entries(raw).filter(([name]) => !/^(documents|attachments)\//.test(name));
    const all = texts.map(([, bytes]) => Buffer.from(bytes).toString()).join('\n');
    expect([...secrets].filter(([secret]) => all.includes(secret)).map(([, column]) => column)).toEqual([]);
    const { rows } = await api.ownerPool.query<{ uuid: string }>(
      `select uuid from invoices where tenant_id = (select id from tenants where slug = 'globex')
       union select uuid from entities where tenant_id = (select id from tenants where slug = 'globex')`,
    );
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.filter(({ uuid }) => all.includes(uuid))).toEqual([]);
  });

  it('is described in the language of who asked', () => {
    const text = Buffer.from(raw['README.txt'] ?? []).toString();
    expect(text).toContain('Todos os dados de Acme Software Ltda');
    expect(text).not.toContain('%{');
  });
});
