import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection, { type SMTPConnectionSendInfo } from 'nodemailer/lib/smtp-connection';
import { oneLine } from './address.ts';
import type { Budgets } from '../limits/budgets.ts';
import type { Enclosure, LaidOut } from './layOut.ts';
import { outcomeOf, type Outcome } from './outcome.ts';
import type { Mailbox, SmtpServer } from './smtpAddress.ts';

/** A mail as written: its text, and for a company's document who sends it and what it encloses. */
export interface WrittenMail extends LaidOut {
  /** The name beside the installation's address. */
  readonly sender?: string;
  readonly replyTo?: Mailbox;
  /** The recipients that the mail names, if it goes to several, one mail each; by default the one it goes to. */
  readonly addressed?: { readonly to: readonly Mailbox[]; readonly cc: readonly Mailbox[] };
  readonly enclosures?: readonly Enclosure[];
}

/** A mail to one recipient, so that the server's answer concerns only that recipient. */
export interface OutgoingMail extends WrittenMail {
  readonly uuid: string;
  readonly from: Mailbox;
  readonly to: Mailbox;
}

/**
 * Hands a mail over to a server and returns the outcome. Calls `mayLeave` before the last byte, without which the server
 * does not accept a mail; it is sent only if the result is true.
 */
export type HandOver = (mail: OutgoingMail, mayLeave: () => Promise<boolean>, signal: AbortSignal) => Promise<Outcome>;

/** Hands mails over by SMTP, one connection per mail, within the budgets. */
export const smtpHandOver =
  (server: SmtpServer, budgets: Budgets): HandOver =>
  async (mail, mayLeave, signal) => {
    const connection = new SMTPConnection({
      host: server.host,
      port: server.port,
      secure: server.secure,
      requireTLS: server.requireTLS,
      ignoreTLS: server.ignoreTLS,
      tls: { rejectUnauthorized: server.verifies },
      connectionTimeout: budgets.mailConnectMs,
      greetingTimeout: budgets.mailConnectMs,
      socketTimeout: budgets.mailReplyMs,
      dnsTimeout: budgets.mailConnectMs,
    });
    try {
      const within = AbortSignal.any([signal, AbortSignal.timeout(budgets.mailMs)]);
      const detail = await talk(connection, { server, mail, mayLeave, within });
      connection.quit();
      return { is: 'accepted', detail };
    } catch (error) {
      connection.close();
      return outcomeOf(error);
    }
  };

interface Talk {
  readonly server: SmtpServer;
  readonly mail: OutgoingMail;
  readonly mayLeave: () => Promise<boolean>;
  readonly within: AbortSignal;
}

/** Runs the SMTP dialogue and returns the acknowledgement. Throws on refusal or disconnection. */
async function talk(connection: SMTPConnection, { server, mail, mayLeave, within }: Talk): Promise<string> {
  const source = await composed(mail);
  const lost = Promise.withResolvers<never>();
  // Possibly nobody awaits this promise when it rejects.
  lost.promise.catch(() => undefined);
  connection.on('error', lost.reject);
  connection.once('end', () => lost.reject(new Error('The mail server closed the connection')));
  within.addEventListener('abort', () => lost.reject(within.reason), { once: true });
  within.throwIfAborted();
  const step = <T>(send: (done: (error?: Error | null, answer?: T) => void) => void): Promise<T | undefined> =>
    Promise.race([
      lost.promise,
      new Promise<T | undefined>((resolve, reject) =>
        send((error, answer) => (error ? reject(error) : resolve(answer))),
      ),
    ]);
  await step((done) => connection.connect(done));
  const { auth } = server;
  if (auth) await step((done) => connection.login(auth, done));
  const envelope = { from: mail.from.address, to: [mail.to.address], size: source.length };
  const info = await step<SMTPConnectionSendInfo>((done) =>
    connection.send(envelope, Readable.from(leaving(source, mayLeave)), done),
  );
  return info?.response ?? '';
}

/** The bytes of a mail, starting when the server requests them; the last one once the mail may leave. */
async function* leaving(source: Buffer, mayLeave: () => Promise<boolean>): AsyncGenerator<Buffer> {
  yield source.subarray(0, -1);
  if (!(await mayLeave())) throw new Error('Another worker has taken this mail');
  yield source.subarray(-1);
}

/** Composes the MIME message. Nothing is loaded from disk or network; the Message-ID is the same in all attempts. */
function composed(mail: OutgoingMail): Promise<Buffer> {
  const { uuid, from, subject, text, html, sender, replyTo, enclosures = [] } = mail;
  const { to, cc } = mail.addressed ?? { to: [mail.to], cc: [] };
  const composer = new MailComposer({
    from: sender === undefined ? from : { ...from, name: oneLine(sender, 200) },
    ...(replyTo && { replyTo }),
    to: [...to],
    cc: [...cc],
    subject,
    text,
    html,
    attachments: enclosures.map(({ name, type, bytes, part }) => ({
      filename: oneLine(name, 120),
      ...(part !== undefined && { cid: part, contentDisposition: 'inline' }),
      contentType: type,
      content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    })),
    messageId: `<${uuid}@${from.address.split('@').at(-1)}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}
