import { randomInt } from 'node:crypto';
import type { Pool } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase, testSecretKey } from '../support/database.ts';
import { readOutcomes, queueInvoiceMails } from '../support/queuedMails.ts';
import { testPost } from '../support/smtpServer.ts';
import { workersOn } from '../support/workers.ts';

/** `FAULTS=full npx vitest run --project database tests/faults/mails.full.db.test.ts` is the size that is proved now and then. */
const isFull = process.env.FAULTS === 'full';
// Attempts that follow each other within seconds need a patience that no load of the machine exceeds.
const size = isFull
  ? { mails: 2_000, companies: 8, workers: 4, kills: 30, replyMs: 6_000 }
  : { mails: 48, companies: 4, workers: 2, kills: 1, replyMs: 6_000 };
const minutes = 60_000;
const post = await testPost();

/** What the mail server does with a recipient, in turn. */
const kinds = ['good', 'later', 'cut', 'good', 'silent', 'good', 'refused', 'good', 'unwanted', 'good'] as const;
type Kind = (typeof kinds)[number];
const kindOf = (name: string): Kind | undefined => kinds.find((kind) => name.startsWith(`${kind}-`));

const names = Array.from({ length: size.mails }, (_, index) => `${kinds[index % kinds.length]}-${index}`);
const of = (kind: Kind): string[] => names.filter((name) => kindOf(name) === kind);
const once = (kind: Kind) => Object.fromEntries(of(kind).map((name) => [name, 1]));

/** Mails with a final state. */
const ended = async (owner: Pool): Promise<number> => {
  const { rows } = await owner.query<{ n: number }>(
    `select count(*)::int as n from outbox where status not in ('queued', 'sending')`,
  );
  return rows[0]?.n ?? 0;
};

/** Waits until so many are decided; the pauses between attempts are not waited for. */
const waitFor = (owner: Pool, count: number) =>
  expect
    .poll(
      async () => {
        await owner.query(
          `update outbox set next_attempt_at = now() where status = 'queued' and next_attempt_at > now()`,
        );
        return ended(owner);
      },
      { timeout: 10 * minutes, interval: 100 },
    )
    .toBeGreaterThanOrEqual(count);

test(
  `of ${size.mails} mails none is lost, and only those without an answer are doubled, though workers are killed ${size.kills} times`,
  async () => {
    const { ownerPool: owner, pool, url, drop } = await openDatabase();
    onTestFinished(() => drop());
    await queueInvoiceMails({ owner, pool }, { companies: size.companies, names });
    post.behave({
      later: once('later'),
      cut: once('cut'),
      silent: once('silent'),
      refused: of('refused'),
      unwanted: of('unwanted'),
      acceptMs: 50,
    });
    const workers = workersOn(url, {
      SECRET_KEY: testSecretKey,
      SMTP_URL: post.url,
      MAIL_FROM: 'Ultramar <mail@ultramar.test>',
      BUDGET_MAIL_REPLY_MS: String(size.replyMs),
    });
    onTestFinished(() => workers.kill());
    for (let kill = 0; kill < size.kills; kill += 1) {
      await workers.start(size.workers);
      const before = await ended(owner);
      await waitFor(owner, before + randomInt(1 + Math.ceil((size.mails - before) / (size.kills - kill + 1))));
      await workers.kill();
    }
    await workers.start(size.workers);
    await waitFor(owner, size.mails);

    const outcomes = await readOutcomes(owner);
    const copies = (uuid: string) =>
      post.received.filter(({ mail }) => mail.messageId === `<${uuid}@ultramar.test>`).length;
    const judged = outcomes.map((outcome) => ({ ...outcome, copies: copies(outcome.uuid) }));
    // Why a mail could not be written is in the log alone.
    if (outcomes.some(({ error }) => error === 'unwritten')) console.info(workers.output());
    const isRefused = ({ name }: { name: string }) => name.startsWith('refused') || name.startsWith('unwanted');
    expect(judged.length).toBe(size.mails);
    expect(judged.filter((mail) => mail.delivery !== mail.status)).toEqual([]);
    expect(judged.filter((mail) => mail.status !== (isRefused(mail) ? 'failed' : 'sent'))).toEqual([]);
    expect(judged.filter((mail) => (isRefused(mail) ? mail.copies !== 0 : mail.copies < 1))).toEqual([]);
    // Each further copy follows an attempt that the server did not answer, which the history tells.
    expect(judged.filter((mail) => mail.copies > 1 + mail.unanswered)).toEqual([]);
    if (isFull) report(judged);
  },
  60 * minutes,
);

/** The figures of a full run. */
function report(
  judged: readonly { readonly name: string; readonly copies: number; readonly attempts: number }[],
): void {
  const doubled = judged.filter(({ copies }) => copies > 1);
  const ofKind = Map.groupBy(doubled, ({ name }) => kindOf(name));
  const figures = [...ofKind].map(([kind, mails]) => `${kind} ${mails.length}`).join(', ');
  const attempts = judged.reduce((sum, mail) => sum + mail.attempts, 0);
  console.info(`${judged.length} mails, ${attempts} attempts, doubled: ${doubled.length} (${figures})`);
}
