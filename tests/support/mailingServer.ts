import { afterAll, beforeAll, expect } from 'vitest';
import type { RunningServer } from './browserServer.ts';
import { startDemoServer } from './demoServer.ts';
import type { TestPost } from './smtpServer.ts';

/** The product with demo data and all jobs, with a mail server. */
export interface MailingServer {
  readonly address: () => string;
  /** Returns the link of the only mail with this subject to an address. */
  readonly linkTo: (email: string, subject: string) => Promise<string>;
}

/** Shared by all tests of a file. It gives up an unresponsive mail server after two seconds. */
export function useMailingServer(post: TestPost): MailingServer {
  let server: RunningServer | undefined;
  const mailing = { SMTP_URL: post.url, MAIL_FROM: 'Ultramar <mail@ultramar.test>', BUDGET_MAIL_REPLY_MS: '2000' };
  beforeAll(async () => {
    server = await startDemoServer(undefined, mailing);
  });
  afterAll(() => server?.stop());
  return {
    address: () => server?.address ?? '',
    linkTo: async (email, subject) => {
      const mails = () => post.received.filter(({ to, mail }) => to.includes(email) && mail.subject === subject);
      await expect.poll(() => mails().length, { message: `${subject} to ${email}`, timeout: 60_000 }).toBe(1);
      const [link = ''] = /https?:\/\/\S+\/login\/\S+/.exec(mails()[0]?.mail.text ?? '') ?? [];
      return link;
    },
  };
}
