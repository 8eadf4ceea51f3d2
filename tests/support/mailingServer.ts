import type { Email } from 'postal-mime';
import { afterAll, beforeAll, expect } from 'vitest';
import { signedHeaders } from '../../server/web/signature.ts';
import type { RunningServer } from './browserServer.ts';
import { startDemoServer } from './demoServer.ts';
import type { TestPost } from './smtpServer.ts';

/** The product with demo data and all jobs, with a mail server. */
export interface MailingServer {
  readonly address: () => string;
  /** Returns the link of the only mail with this subject to an address. */
  readonly linkTo: (email: string, subject: string) => Promise<string>;
  /** Reports a received mail as bounced, like a mail provider. */
  readonly bounce: (mail: Email, reason: string) => Promise<void>;
}

const secret = 'a secret of bounces in tests, 32 bytes and more';

/** Shared by all tests of a file. It gives up an unresponsive mail server after two seconds. */
export function useMailingServer(post: TestPost): MailingServer {
  let server: RunningServer | undefined;
  const mailing = {
    SMTP_URL: post.url,
    MAIL_FROM: 'Ultramar <mail@ultramar.test>',
    MAIL_WEBHOOK_SECRET: secret,
    BUDGET_MAIL_REPLY_MS: '2000',
  };
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
    bounce: async ({ messageId }, reason) => {
      const body = JSON.stringify({ event: 'bounced', message_id: messageId, reason });
      const signed = signedHeaders('x-ultramar', secret, Buffer.from(body), new Date());
      const headers = { 'content-type': 'application/json', ...signed };
      const answer = await fetch(`${server?.address}/api/v2/webhooks/mail`, { method: 'POST', headers, body });
      expect(await answer.json()).toEqual({ matched: true });
    },
  };
}
