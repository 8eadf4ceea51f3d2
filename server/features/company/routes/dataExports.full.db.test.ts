import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { archiveOf, archivePath, exportDesk, requestExport } from '../../../../tests/support/dataExports.ts';
import { somebodyWith } from '../../../../tests/support/rights.ts';
import { pieceBytes } from '../dataExport/pieces.ts';

const { api, ana, query, run, shown, piecesOf, colleague, fill } = await exportDesk();
const gil = await api.signIn('gil@globex.test');
const { tenants } = api.identity;

describe('an export', () => {
  it('announces itself by a mail to who asked, and by a notice to who manages the company', async () => {
    const dora = await colleague();
    await requestExport(dora);
    await run();
    const { rows } = await query("select email, args from outbox where topic = 'data_export' order by created_at desc");
    expect(rows[0]).toMatchObject({ email: dora.email, args: { company: 'Acme Software Ltda' } });
    const { results } = (await ana.get('/api/v2/notices')).json();
    expect(results[0]).toMatchObject({ event: 'data_exported' });
    const others = await somebodyWith(api, ['invoices:list', 'entities:list']);
    expect((await others.get('/api/v2/notices')).json().results).toEqual([]);
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
  it('are checked at every step: those that are lost while it is written end it', async () => {
    await fill();
    const dora = await colleague();
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
