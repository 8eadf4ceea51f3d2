import type { Pool } from 'pg';
import { openLink } from '../../server/mail/links.ts';

/** Returns the topics of mails queued to an address, oldest first. */
export async function topicsTo(owner: Pool, email: string): Promise<string[]> {
  const { rows } = await owner.query<{ topic: string }>(
    'select topic from outbox where lower(email) = lower($1) order by uuid',
    [email],
  );
  return rows.map(({ topic }) => topic);
}

/** Returns the token in the newest mail of a topic to an address. */
export async function tokenTo(owner: Pool, email: string, topic: string): Promise<string> {
  const { rows } = await owner.query<{ link: string }>(
    'select link from outbox where lower(email) = lower($1) and topic = $2 order by uuid desc limit 1',
    [email, topic],
  );
  if (!rows[0]) throw new Error(`No mail of ${topic} to ${email}`);
  return openLink(rows[0].link).split('/').at(-1) ?? '';
}
