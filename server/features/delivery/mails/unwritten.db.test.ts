import { expect, onTestFinished, test } from 'vitest';
import { openDatabase, testDatabase } from '../../../../tests/support/database.ts';
import { sendMailsOnce } from '../../../../tests/support/mailJob.ts';
import { queueInvoiceMails } from '../../../../tests/support/queuedMails.ts';
import { testPost } from '../../../../tests/support/smtpServer.ts';
import { ApiError } from '../../../base/errors.ts';
import { inAuth } from '../../../database/transaction.ts';
import { queueMail } from '../../../mail/queueMail.ts';

const { pool, ownerPool } = await testDatabase();
const post = await testPost();
const email = 'odd@acme.test';
const link = 'https://ultramar.test/login/reset/secret-token';
const state = async () => (await ownerPool.query('select status, error from outbox')).rows[0];

test('a mail that cannot be written fails visibly after three attempts', async () => {
  await inAuth(pool, {}, (db) => queueMail(db, { topic: 'reset', to: { email }, language: 'pt', values: { link } }));
  const { rows } = await ownerPool.query<{ link: string }>('select link from outbox');
  // A link that no key opens.
  await ownerPool.query('update outbox set link = $1', [rows[0]?.link.replace(/.{4}$/, 'AAAA')]);
  const states = [];
  for (const _ of [1, 2, 3]) {
    await sendMailsOnce({ pool, smtpUrl: post.url });
    states.push(await state());
    await ownerPool.query('update outbox set next_attempt_at = now()');
  }
  expect(states).toMatchObject([
    { status: 'queued', error: 'unwritten' },
    { status: 'queued', error: 'unwritten' },
    { status: 'failed', error: 'unwritten' },
  ]);
  expect(post.received).toEqual([]);
});

test.each([
  ['documentMs', { status: 'queued', error: 'unwritten' }],
  ['documentEffort', { status: 'failed', error: 'document_too_complex' }],
] as const)('a mail whose document exceeds %s is %o', async (budget, outcome) => {
  const { ownerPool: owner, pool: own, drop } = await openDatabase();
  onTestFinished(() => drop());
  await queueInvoiceMails({ owner, pool: own }, { companies: 1, names: ['complex'] });
  const draw = () => Promise.reject(new ApiError('document_too_complex', { budget }));
  await sendMailsOnce({ pool: own, smtpUrl: post.url, draw });
  expect((await owner.query('select status, error from outbox')).rows).toEqual([outcome]);
});

test('a mail whose document waits for a busy process is tried as often as one whose server is busy', async () => {
  const { ownerPool: owner, pool: own, drop } = await openDatabase();
  onTestFinished(() => drop());
  await queueInvoiceMails({ owner, pool: own }, { companies: 1, names: ['busy'] });
  const busy = () => Promise.reject(new ApiError('busy', { budget: 'documentWaitMs' }));
  const read = async () => (await owner.query('select status, attempts, error from outbox')).rows;
  for (const _ of [1, 2, 3, 4]) {
    await sendMailsOnce({ pool: own, smtpUrl: post.url, draw: busy });
    await owner.query('update outbox set next_attempt_at = now()');
  }
  expect(await read()).toEqual([{ status: 'queued', attempts: 4, error: 'unwritten' }]);
  // A cold process that draws takes longer than the short patience of tests, where the machine is busy.
  await sendMailsOnce({ pool: own, smtpUrl: post.url, budgets: { mailMs: 30_000 } });
  expect(await read()).toEqual([{ status: 'sent', attempts: 5, error: null }]);
});
