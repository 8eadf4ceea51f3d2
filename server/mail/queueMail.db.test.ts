import { describe, expect, test } from 'vitest';
import { testDatabase } from '../../tests/support/database.ts';
import { seedIdentity, users } from '../../tests/support/identity.ts';
import { inAuth, inTenant, onPlatform, type Db } from '../database/transaction.ts';
import { openLink } from './links.ts';
import { queueMail, type QueuedMail } from './queueMail.ts';

const { pool, ownerPool } = await testDatabase();
const { tenants, users: keys } = await seedIdentity(ownerPool);
const ana = keys[users.ana.email] ?? '';
const link = 'https://ultramar.test/login/invitation/secret-token';

const mail: QueuedMail = {
  topic: 'invitation',
  to: { name: 'Bia\r\nBcc: eve@evil.test', email: 'bia@acme.test' },
  language: 'pt',
  values: { link, company: 'Acme', actor: 'Ana', role: undefined, expires: '2026-03-12T15:00:00Z' },
};

const queued = async (): Promise<Record<string, unknown>[]> => {
  const { rows } = await ownerPool.query('select *, expires_at::text from outbox order by uuid');
  await ownerPool.query('delete from outbox');
  return rows;
};

describe('a mail is queued in the transaction of its cause', () => {
  const platform = { tenant_uuid: null, lane: 'acme.test' };
  const acme = { tenant_uuid: tenants.acme, lane: tenants.acme };

  test.each<[where: string, work: (queue: (db: Db) => Promise<void>) => Promise<void>, row: object]>([
    [
      'in a company',
      (queue) => inTenant(pool, { tenant: tenants.acme, user: ana }, queue),
      { ...acme, caused_by: ana },
    ],
    ['where people sign in', (queue) => inAuth(pool, {}, queue), { ...platform, caused_by: null }],
    ['on the platform', (queue) => onPlatform(pool, { isOperator: true, user: ana }, queue), platform],
    ['by a request without a tenant', (queue) => onPlatform(pool, {}, queue), platform],
    [
      'where people sign in, in the name of a company',
      () => inAuth(pool, {}, (db) => queueMail(db, { ...mail, tenant: tenants.acme })),
      acme,
    ],
  ])('%s', async (_where, work, row) => {
    await work((db) => queueMail(db, mail));
    expect(await queued()).toEqual([expect.objectContaining({ status: 'queued', email: 'bia@acme.test', ...row })]);
  });

  test('and not if the transaction is rolled back', async () => {
    const failing = inTenant(pool, { tenant: tenants.acme }, async (db) => {
      await queueMail(db, mail);
      throw new Error('an unexpected error');
    });
    await expect(failing).rejects.toThrow('an unexpected error');
    expect(await queued()).toEqual([]);
  });
});

test('seals its link, keeps names on one line, and stores no absent values', async () => {
  await inAuth(pool, {}, (db) => queueMail(db, mail));
  const [row] = await queued();
  expect(row).toMatchObject({ name: 'Bia Bcc: eve@evil.test', args: { company: 'Acme', actor: 'Ana' } });
  expect(JSON.stringify(row)).not.toContain('secret-token');
  expect(openLink(String(row?.['link']))).toBe(link);
});

describe('refused', () => {
  test.each<[what: string, change: Partial<QueuedMail>]>([
    ['an address with another header in it', { to: { email: 'bia@acme.test\r\nBcc: eve@evil.test' } }],
    ['two addresses', { to: { email: 'bia@acme.test,eve@evil.test' } }],
    ['a link that is no address of ours', { values: { link: 'javascript:alert(1)' } }],
  ])('%s', async (_what, change) => {
    await expect(inAuth(pool, {}, (db) => queueMail(db, { ...mail, ...change }))).rejects.toThrow(RangeError);
    expect(await queued()).toEqual([]);
  });

  test.each<[what: string, statement: string]>([
    [
      'a request: a mail of another company',
      `insert into outbox (tenant_uuid, topic) values ('${tenants.globex}', 'x')`,
    ],
    ['a request: a mail of the platform', `insert into outbox (tenant_uuid, topic) values (null, 'x')`],
    [
      'a request: one that was sent',
      `insert into outbox (tenant_uuid, topic, status) values ('${tenants.acme}', 'x', 'sent')`,
    ],
    ['a request: what others are sent', 'select email from outbox'],
    ['a request: what administrators see of it', 'select email from mails'],
    ['a request: to change one', "update outbox set email = 'x@y.test'"],
  ])('%s', async (_what, statement) => {
    await expect(inTenant(pool, { tenant: tenants.acme }, (db) => db.query(statement))).rejects.toThrow(
      /row-level security|permission denied/,
    );
  });
});

test('lists a mail without a recipient, from before mails were sent, as not sent', async () => {
  const insert = "insert into outbox (tenant_uuid, topic, subject_uuid) values ($1, 'invoices.issued', uuidv7())";
  await inTenant(pool, { tenant: tenants.acme }, (db) => db.query(insert, [tenants.acme]));
  expect(await queued()).toEqual([expect.objectContaining({ status: 'not_sent', email: null })]);
});
