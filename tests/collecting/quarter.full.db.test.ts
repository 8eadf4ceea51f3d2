import { expect, test } from 'vitest';
import { waitingForLocks, whileLocked } from '../support/locks.ts';
import { sendMailsOnce } from '../support/mailJob.ts';
import { quarterDesk, type Issued, type Payer } from './quarterDesk.ts';
import { eventsOf, happen, numbersIn } from './quarterEvents.ts';
import { plusDays, remindersAt, type ModelMail } from './reminderModel.ts';

/** Another history: `SEED=7 npx vitest run --project database tests/collecting`. */
const seed = Number(process.env.SEED ?? 1);

/** Its clocks change on 29 March. */
const zone = 'Europe/Lisbon';
const [first, last] = ['2026-03-02', '2026-06-12'];
const silence = { from: '2026-04-14', until: '2026-05-13' };
const killedFrom = '2026-03-20';
/** Each is within the working hours in winter or in summer only. */
const hours = ['08:30', '16:30'];

const desk = await quarterDesk();
const { api, post, work } = desk;
const budgets = { mailMs: 30_000, mailConnectMs: 10_000, mailReplyMs: 10_000 };
const issued: Issued[] = [];
const payers: Payer[] = [];
let read = 0;

const inOrder = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b).join(' ');

/** The reminders since the last reading, as their recipients get them. */
async function arrived(): Promise<ModelMail[]> {
  await sendMailsOnce({ pool: api.pool, smtpUrl: post.url, clock: api.clock, budgets });
  const some = post.received.slice(read);
  read = post.received.length;
  return some
    .filter(({ to }) => to.join().endsWith('@client.test'))
    .map(({ to, mail }) => {
      const [language = '', level = '', , amounts = ''] = (mail.subject ?? '').split('|');
      const units = amounts.split(' + ').map((one) => Number(one.replaceAll(/\D/g, '')));
      const numbers = inOrder(numbersIn(mail.subject));
      return { to: to.join(), language, level: Number(level), numbers, amounts: inOrder(units) };
    });
}
const lines = (mails: readonly ModelMail[]) =>
  mails
    .map(({ to, language, level, numbers, amounts }) => `${to} ${language} day ${level}: ${numbers} = ${amounts}`)
    .toSorted();

const terminate = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

/** A worker that is killed before its mails are written; a failed company is tried once more. */
async function killedAt(at: string): Promise<void> {
  await whileLocked(api.ownerPool, 'outbox', async () => {
    const killed = work(at);
    for (let time = 0; time < 2; time += 1) {
      await waitingForLocks(api.ownerPool, 1);
      await api.ownerPool.query(terminate);
    }
    await killed;
  });
}

test('the reminders of a quarter are those of the model, each once', { timeout: 1_200_000 }, async () => {
  const usual = await desk.makeSequence('Usual', [-7, 0, 5, 20, 45]);
  const large = await desk.makeSequence('Large', [3, 10, 30], 40_000);
  for (let k = 0; k < 12; k += 1) payers.push(await desk.makePayer(k, k === 5 || k === 6 ? large : usual));
  for (let k = 0; k < 10; k += 1) {
    const day = plusDays(first, k - 60);
    api.clock.set(`${day}T12:00:00Z`);
    issued.push(await desk.issue(day, 7 * k + 1, payers, 15 + 5 * k));
  }
  api.clock.set(`${first}T05:00:00Z`);
  await desk.change('/api/v2/issue-settings', { time_zone: zone });

  const decisions: Readonly<Record<string, () => Promise<unknown>>> = {
    [first]: () => desk.turn(usual, 'turn_on', first),
    '2026-03-23': () => desk.turn(usual, 'pause'),
    '2026-03-27': () => desk.turn(usual, 'resume'),
    '2026-04-02': () => desk.turn(large, 'turn_on', '2026-04-02'),
    '2026-04-08': () => desk.follow(payers[2], large),
    '2026-04-10': () => desk.follow(payers[6], usual),
    '2026-05-19': () => desk.turn(large, 'pause'),
    '2026-05-21': () => desk.turn(large, 'resume'),
  };
  const events = eventsOf(seed, 412);
  let place = 0;
  const seen = { killed: false, mails: 0, several: 0 };
  for (let day = first; day <= last; day = plusDays(day, 1)) {
    api.clock.set(`${day}T06:00:00Z`);
    await decisions[day]?.();
    // Two of one payer that are due on one day, and one of another.
    const { pick = 0, other = 0 } = events[place] ?? {};
    const picks = day < '2026-04-01' ? [pick, pick, other] : [];
    for (const one of picks) issued.push(await desk.issue(day, one, payers));
    for (const hour of hours) {
      const at = `${day}T${hour}:00Z`;
      for (let k = 0; k < 2; k += 1) {
        const event = events[place++];
        if (!event) continue;
        const open = issued.filter(({ model }) => model.open > 1);
        const one = open[event.pick % open.length];
        if (one) await happen(desk, day, event, one, { issued, payers });
      }
      if (day >= silence.from && day < silence.until) continue;
      const expected = lines(
        remindersAt(
          new Date(at),
          zone,
          issued.map(({ model }) => model),
        ),
      );
      if (!seen.killed && day >= killedFrom && expected.length > 0) {
        await killedAt(at);
        expect(lines(await arrived())).toEqual([]);
        seen.killed = true;
      }
      // Two workers on some days.
      await Promise.all(day.endsWith('1') ? [work(at), work(at)] : [work(at)]);
      expect({ at, mails: lines(await arrived()) }).toEqual({ at, mails: expected });
      seen.mails += expected.length;
      seen.several += expected.filter((line) => /: \d+ \d/.test(line)).length;
    }
  }
  expect(seen).toMatchObject({ killed: true });
  expect(Math.min(seen.mails / 3, seen.several)).toBeGreaterThan(10);
});
