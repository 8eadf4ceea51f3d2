import { expect, test } from 'vitest';
import { testDatabase } from '../../../../tests/support/database.ts';
import { sendMailsOnce } from '../../../../tests/support/mailJob.ts';
import { testPost } from '../../../../tests/support/smtpServer.ts';
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
