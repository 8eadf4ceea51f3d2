import { expect, test } from 'vitest';
import { make, usLocation } from '../support/company.ts';
import { waitingForLocks, whileLocked } from '../support/locks.ts';
import { reminderDesk } from '../support/reminderDesk.ts';

const { api, ana, sequence, turn, issued, work, storyOf, mailsOf } = await reminderDesk();
const owner = api.ownerPool;

const first = '2026-04-15T15:00:00Z';
const second = '2026-04-30T15:00:00Z';

await turn(await sequence([5, 20]), 'turn_on');
const clients = await Promise.all(
  Array.from({ length: 12 }, (_, k) =>
    make(ana, '/api/v2/entities', {
      name: `Client ${k}`,
      location: usLocation,
      responsible_email: `c${k}@client.test`,
    }),
  ),
);
const uuids: string[] = [];
for (const service_buyer_uuid of [...clients, ...clients])
  uuids.push(await issued({ service_buyer_uuid, responsible_email: null }));

const storiesNow = async () => [...new Set((await Promise.all(uuids.map(storyOf))).map((story) => story.join(', ')))];
/** The reminders of each client and those of them that are in the outbox. */
const mailsNow = async () => {
  const mails = (await Promise.all(uuids.map(mailsOf))).flat();
  const { rows } = await owner.query<{ queued: number }>(
    "select count(*)::int as queued from outbox o join messages m on m.uuid = o.subject_uuid where m.kind = 'reminder'",
  );
  return { each: clients.map((_, k) => mails.filter((to) => to === `c${k}@client.test`).length), ...rows[0] };
};
const once = (times: number) => ({ each: clients.map(() => times), queued: 12 * times });

test('four workers that begin together send each step once', async () => {
  const { workers } = await whileLocked(owner, 'outbox', async () => {
    const running = Promise.all([1, 2, 3, 4].map(() => work(first)));
    await waitingForLocks(owner, 4);
    return { workers: running };
  });
  await workers;
  expect(await storiesNow()).toEqual(['2026-04-15 sent, 2026-04-30 planned']);
  expect(await mailsNow()).toEqual(once(1));
});

const kill = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and wait_event_type = 'Lock'`;

test('a worker that is killed has sent nothing, and the next one sends all once', async () => {
  await whileLocked(owner, 'outbox', async () => {
    const killed = work(second);
    // A failed company is tried once more.
    for (let time = 0; time < 2; time += 1) {
      await waitingForLocks(owner, 1);
      await owner.query(kill);
    }
    await killed;
  });
  expect(await storiesNow()).toEqual(['2026-04-15 sent, 2026-04-30 planned']);
  expect(await mailsNow()).toEqual(once(1));
  await work(second);
  expect(await storiesNow()).toEqual(['2026-04-15 sent, 2026-04-30 sent']);
  expect(await mailsNow()).toEqual(once(2));
});
