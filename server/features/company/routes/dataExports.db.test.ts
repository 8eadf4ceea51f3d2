import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  archiveOf,
  archivePath,
  exportDesk,
  exportsPath,
  filesIn,
  recordsIn,
  requestExport,
} from '../../../../tests/support/dataExports.ts';
import { somebodyWith } from '../../../../tests/support/rights.ts';

const { api, ana, query, run, shown, piecesOf, colleague } = await exportDesk();
const gil = await api.signIn('gil@globex.test');
const admin = await api.signIn('admin@ultramar.test');

describe('an export', () => {
  it('is queued, made by a worker, and downloaded with the digest that it names', async () => {
    const answer = await ana.post(exportsPath, {}, { 'accept-language': 'en' });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      201,
      { status: 'queued', progress: 0, language: 'en', detail: expect.stringContaining('background') },
    ]);
    const { uuid } = answer.json();
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
});

describe('the rights', () => {
  it('are those of who manages the company; nobody else asks, reads or downloads', async () => {
    const uuid = await requestExport(ana);
    await run();
    const some = ['data-exports:create', 'data-exports:list', 'data-exports:show', 'data-exports:download'];
    const carla = await api.signIn('carla@contas.test', { tenant: 'acme' });
    for (const who of [
      await somebodyWith(api, some),
      await colleague('back_office'),
      await colleague('read_only'),
      carla,
      admin,
    ]) {
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
    const dora = await colleague();
    const uuid = await requestExport(dora);
    await query(change, [dora.email]);
    await run();
    expect(await shown(uuid)).toMatchObject({ status: 'failed', reason: 'rights_lost' });
    expect(await piecesOf(uuid)).toBe(0);
  });
});
