import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestClient } from '../../../../tests/support/app.ts';
import { makeRegistrations } from '../../../../tests/support/company.ts';
import {
  archiveOf,
  archivePath,
  exportOnce,
  exportsPath,
  filesIn,
  recordsIn,
  requestExport,
} from '../../../../tests/support/dataExports.ts';
import { addUser } from '../../../../tests/support/identity.ts';
import { somebodyWith } from '../../../../tests/support/rights.ts';
import type { Budgets } from '../../../limits/budgets.ts';
import { ApiError } from '../../../base/errors.ts';
import { pieceBytes } from '../dataExport/pieces.ts';

const api = await testApp();
const ana = await api.signIn('ana@acme.test');
const gil = await api.signIn('gil@globex.test');
const admin = await api.signIn('admin@ultramar.test');
await makeRegistrations(api, ana);
const { tenants } = api.identity;

const noDocuments = { draw: () => Promise.reject(new Error('There is no document')) };
const run = (budgets: Partial<Budgets> = {}, signal?: AbortSignal) =>
  exportOnce({ pool: api.pool, budgets, documents: noDocuments, ...(signal && { signal }) });
const shown = async (uuid: string, client: TestClient = ana) => (await client.get(`${exportsPath}/${uuid}`)).json();
const query = (text: string, values: unknown[] = []) => api.ownerPool.query(text, values);
const piecesOf = async (uuid: string) =>
  (await query('select count(*)::int as n from data_export_pieces where export_uuid = $1', [uuid])).rows[0]?.n;

/** A signed-in owner of Acme, whose rights a test may take. */
async function owner(): Promise<TestClient & { email: string }> {
  const email = `${crypto.randomUUID()}@acme.test`;
  await addUser(api.ownerPool, { name: 'Dora', email, type: 'COMPANY', tenants: ['acme'], role: 'owner' });
  return { ...(await api.signIn(email)), email };
}

/** Lets several exports of a day pass. */
const forgetDay = () => query("update data_exports set requested_at = requested_at - interval '2 days'");

/** Fills the company so that its archive has several pieces that cannot be compressed. */
const fill = () =>
  query(
    `with files as (
       insert into stored_files (tenant_id, owner_table, owner_uuid, property, position, name, type, size, sha256)
       select $1, 'entities', uuidv7(), 'attachments', n, 'scan ' || n || '.png', 'image/png', 1048576, sha256('') from generate_series(1, 3) n
       returning tenant_id, uuid)
     insert into file_contents (tenant_id, file_uuid, bytes)
     select tenant_id, uuid, (
       select decode(string_agg(md5(random()::text || n), ''), 'hex') from generate_series(1, 65536) n where uuid is not null) from files`,
    [tenants.acme],
  );

beforeEach(() => forgetDay());
afterEach(async () => {
  await query("update data_exports set status = 'cancelled' where status in ('queued', 'working')");
  await query('delete from stored_files');
});

describe('an export', () => {
  it('is queued, made by a worker, and downloaded with the digest that it names', async () => {
    const asked = await ana.post(exportsPath, {}, { 'accept-language': 'en' });
    expect([asked.statusCode, asked.json()]).toMatchObject([
      201,
      { status: 'queued', progress: 0, language: 'en', detail: expect.stringContaining('background') },
    ]);
    const { uuid } = asked.json();
    const early = await ana.get(archivePath(uuid));
    expect([early.statusCode, early.json().code]).toEqual([409, 'queued']);
    expect(await run()).toEqual({ done: { exported: 1, expired: 0 }, failed: 0 });
    const done = await shown(uuid);
    expect(done).toMatchObject({ status: 'done', progress: 100, digest: expect.stringMatching(/^[\da-f]{64}$/) });
    const archive = await archiveOf(ana, uuid);
    expect([archive.length, createHash('sha256').update(archive).digest('hex')]).toEqual([done.size, done.digest]);
    const files = filesIn(archive);
    expect(files.size).toBe(done.files + 1);
    expect(recordsIn(files, 'entities').length).toBeGreaterThan(0);
    expect(await shown(uuid)).toMatchObject({ downloaded_by: expect.stringContaining('Ana') });
  });

  it('announces itself by a mail to who asked, and by a notice to who manages the company', async () => {
    const dora = await owner();
    await requestExport(dora);
    await run();
    const { rows } = await query("select email, args from outbox where topic = 'data_export' order by created_at desc");
    expect(rows[0]).toMatchObject({ email: dora.email, args: { company: 'Acme Software Ltda' } });
    const { results } = (await ana.get('/api/v2/notices')).json();
    expect(results[0]).toMatchObject({ event: 'data_exported' });
    const others = await somebodyWith(api, ['invoices:list', 'entities:list']);
    expect((await others.get('/api/v2/notices')).json().results).toEqual([]);
  });

  it('is one at a time, and three a day', async () => {
    const uuid = await requestExport(ana);
    const second = await ana.post(exportsPath, {});
    expect([second.statusCode, second.json().code]).toEqual([409, 'under_way']);
    const cancel = (key: string) => ana.put(`${exportsPath}/${key}/cancel`, {});
    await cancel(uuid);
    for (const _ of ['second', 'third']) await cancel(await requestExport(ana));
    const fourth = await ana.post(exportsPath, {});
    expect([fourth.statusCode, fourth.json().code]).toEqual([429, 'too_many_requests']);
  });

  it('that is canceled ends, also while it is written, and leaves nothing', async () => {
    await fill();
    const uuid = await requestExport(ana);
    await query(
      `create function cancel_now() returns trigger language plpgsql as $$ begin
         update data_exports set status = 'cancelled' where uuid = new.export_uuid; return null; end $$`,
    );
    await query(
      'create trigger cancel_now after insert on data_export_pieces for each row execute function cancel_now()',
    );
    expect((await run()).done).toMatchObject({ exported: 0 });
    await query('drop function cancel_now cascade');
    expect(await shown(uuid)).toMatchObject({ status: 'cancelled' });
    await run();
    expect(await piecesOf(uuid)).toBe(0);
    expect((await ana.get(archivePath(uuid))).json().code).toBe('cancelled');
  });

  it('replaces the archive before it, and ends after a week', async () => {
    const first = await requestExport(ana);
    await run();
    const second = await requestExport(ana);
    await run();
    await run();
    expect([(await shown(first)).status, await piecesOf(first)]).toEqual(['expired', 0]);
    expect((await ana.get(archivePath(first))).json().code).toBe('expired');
    await query("update data_exports set expires_at = now() - interval '1 second' where uuid = $1", [second]);
    expect((await ana.get(archivePath(second))).json().code).toBe('expired');
    expect((await run()).done).toMatchObject({ expired: 1 });
    expect([(await shown(second)).status, await piecesOf(second)]).toEqual(['expired', 0]);
  });
});

describe('a worker', () => {
  it('that died leaves its export to another one, which begins again', async () => {
    const uuid = await requestExport(ana);
    await query(
      "update data_exports set status = 'working', claim = uuidv7(), claimed_at = now(), attempts = 1 where uuid = $1",
      [uuid],
    );
    await query(
      "insert into data_export_pieces (tenant_id, export_uuid, number, bytes) values ($1, $2, 0, 'half'), ($1, $2, 900, 'half')",
      [tenants.acme, uuid],
    );
    expect((await run()).done).toMatchObject({ exported: 0 });
    expect((await shown(uuid)).status).toBe('working');
    await query("update data_exports set claimed_at = now() - interval '1 hour' where uuid = $1", [uuid]);
    expect((await run()).done).toMatchObject({ exported: 1 });
    const archive = await archiveOf(ana, uuid);
    expect(createHash('sha256').update(archive).digest('hex')).toBe((await shown(uuid)).digest);
    expect(await piecesOf(uuid)).toBe(Math.ceil(archive.length / pieceBytes));
  });

  it('that stops leaves it without an attempt; one that dies again and again ends it', async () => {
    const uuid = await requestExport(ana);
    const stopping = new AbortController();
    await query(
      `create function stop_now() returns trigger language plpgsql as $$ begin perform pg_sleep(0.3); return null; end $$`,
    );
    await query('create trigger stop_now after update on data_exports for each row execute function stop_now()');
    const running = run({}, stopping.signal);
    await expect.poll(async () => (await query("select from data_exports where status = 'working'")).rowCount).toBe(1);
    stopping.abort(new Error('The worker stops'));
    await running.catch(() => undefined);
    await query('drop function stop_now cascade');
    expect((await query('select status, attempts from data_exports where uuid = $1', [uuid])).rows).toEqual([
      { status: 'queued', attempts: 0 },
    ]);
    await query('update data_exports set attempts = 5 where uuid = $1', [uuid]);
    await run();
    expect(await shown(uuid)).toMatchObject({ status: 'failed', reason: 'interrupted' });
  });

  it('that fails tries again later, and gives up in the end, with a mail', async () => {
    const failing = `create function fail_now() returns trigger language plpgsql as $$ begin raise 'disk full'; end $$`;
    await query(failing);
    await query('create trigger fail_now before insert on data_export_pieces for each row execute function fail_now()');
    const uuid = await requestExport(ana);
    await run();
    expect(await shown(uuid)).toMatchObject({ status: 'queued' });
    expect((await run()).done).toMatchObject({ exported: 0 });
    await query('update data_exports set attempts = 4, next_attempt_at = now() where uuid = $1', [uuid]);
    await run();
    await query('drop function fail_now cascade');
    expect(await shown(uuid)).toMatchObject({ status: 'failed', reason: 'unexpected' });
    const { rowCount } = await query("select from outbox where topic = 'data_export_failed'");
    expect(rowCount).toBeGreaterThan(0);
  });

  it('beside another one makes no export twice', async () => {
    const uuids = [await requestExport(ana), await requestExport(gil)];
    const outcomes = await Promise.all([run(), run(), run()]);
    expect(outcomes.reduce((sum, { done }) => sum + (done.exported ?? 0), 0)).toBe(2);
    const { rows } = await query('select attempts from data_exports where uuid = any($1)', [uuids]);
    expect(rows).toEqual([{ attempts: 1 }, { attempts: 1 }]);
  });

  it('ends what becomes too large, or takes too long to read, with the reason', async () => {
    const large = await requestExport(ana);
    await run({ dataExportBytes: 100 });
    expect(await shown(large)).toMatchObject({ status: 'failed', reason: 'too_large' });
    expect(await piecesOf(large)).toBe(0);
    const long = await requestExport(ana);
    await run({ dataExportReadMs: -1 });
    expect(await shown(long)).toMatchObject({ status: 'failed', reason: 'too_long' });
  });

  it('waits while the company is suspended', async () => {
    const uuid = await requestExport(gil);
    await query('update tenants set suspended_at = now() where id = $1', [tenants.globex]);
    expect((await run()).done).toMatchObject({ exported: 0 });
    await query('update tenants set suspended_at = null where id = $1', [tenants.globex]);
    await run();
    expect(await shown(uuid, gil)).toMatchObject({ status: 'done' });
  });
});

describe('the rights', () => {
  it('are those of who manages the company; nobody else asks, reads or downloads', async () => {
    const uuid = await requestExport(ana);
    await run();
    const some = ['data-exports:create', 'data-exports:list', 'data-exports:show', 'data-exports:download'];
    const carla = await api.signIn('carla@contas.test', { tenant: 'acme' });
    for (const who of [await somebodyWith(api, some), await backOffice(), carla, admin]) {
      expect((await who.post(exportsPath, {})).statusCode).toBe(403);
      expect((await who.get(archivePath(uuid))).statusCode).toBe(403);
    }
    expect((await gil.get(archivePath(uuid))).statusCode).toBe(404);
    expect((await gil.put(`${exportsPath}/${uuid}/cancel`, {})).statusCode).toBe(404);
    expect((await api.anonymous.get(archivePath(uuid))).statusCode).toBe(401);
    expect((await ana.get(archivePath('0198f6b2-0000-7000-8000-000000000000'))).statusCode).toBe(404);
  });

  it.each([
    ['is deactivated', 'update users set active = false where email = $1'],
    ['loses the role', 'delete from user_roles where user_uuid = (select uuid from users where email = $1)'],
    ['leaves the company', 'delete from user_references where user_uuid = (select uuid from users where email = $1)'],
  ])('end an export whose requester %s', async (_, change) => {
    const dora = await owner();
    const uuid = await requestExport(dora);
    await query(change, [dora.email]);
    await run();
    expect(await shown(uuid)).toMatchObject({ status: 'failed', reason: 'rights_lost' });
    expect(await piecesOf(uuid)).toBe(0);
  });

  it('are checked at every step: those that are lost while it is written end it', async () => {
    await fill();
    const dora = await owner();
    const uuid = await requestExport(dora);
    await query(
      `create function take_now() returns trigger language plpgsql as $$ begin
         update users set active = false where email = '${dora.email}'; return null; end $$`,
    );
    await query('create trigger take_now after insert on data_export_pieces for each row execute function take_now()');
    await query('alter function take_now security definer');
    await run();
    await query('drop function take_now cascade');
    expect(await shown(uuid)).toMatchObject({ status: 'failed', reason: 'rights_lost' });
    expect(await piecesOf(uuid)).toBe(0);
  });

  const backOffice = async () => {
    const email = `${crypto.randomUUID()}@acme.test`;
    await addUser(api.ownerPool, { name: 'Bea', email, type: 'COMPANY', tenants: ['acme'], role: 'back_office' });
    return api.signIn(email);
  };
});

describe('a download', () => {
  it('continues at any byte of the same archive', async () => {
    await fill();
    const uuid = await requestExport(ana);
    await run();
    const whole = await archiveOf(ana, uuid);
    const { digest } = await shown(uuid);
    expect(whole.length).toBeGreaterThan(3 * pieceBytes);
    const part = async (range: string, headers = {}) => ana.get(archivePath(uuid), { range, ...headers });
    for (const [from, to] of [
      [0, 0],
      [pieceBytes - 1, pieceBytes],
      [pieceBytes, 2 * pieceBytes - 1],
      [whole.length - 5, whole.length - 1],
      [5, whole.length - 1],
    ] as const) {
      const answer = await part(`bytes=${from}-${to}`, { 'if-range': `"${digest}"` });
      expect([answer.statusCode, answer.headers['content-range']]).toEqual([
        206,
        `bytes ${from}-${to}/${whole.length}`,
      ]);
      expect(answer.rawPayload.equals(whole.subarray(from, to + 1)), `${from}-${to}`).toBe(true);
    }
    const beyond = await part(`bytes=${whole.length}-`);
    expect([beyond.statusCode, beyond.json().code, beyond.headers['content-range']]).toEqual([
      416,
      'range_unfit',
      `bytes */${whole.length}`,
    ]);
    const other = await part('bytes=10-', { 'if-range': '"of another archive"' });
    expect([other.statusCode, other.rawPayload.length]).toEqual([200, whole.length]);
  });
});
