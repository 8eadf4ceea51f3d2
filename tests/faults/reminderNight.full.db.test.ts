import type { ClientBase, Pool } from 'pg';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { addDays, addMonthsClamped } from '../../domain/dates/date.ts';
import { defaultBudgets } from '../../server/limits/budgets.ts';
import { fixedClock } from '../../server/base/clock.ts';
import { job as issueDue } from '../../server/features/recurrence/jobs/issueDue.ts';
import { job as sendReminders } from '../../server/features/collecting/jobs/sendReminders.ts';
import { openDatabase } from '../support/database.ts';
import { loadDueTenants, tallyOf } from '../support/dueTenants.ts';

/** `FAULTS=full npx vitest run --project database tests/faults/reminderNight.full.db.test.ts` is the size of docs/performance.md. */
const size = process.env.FAULTS === 'full' ? { tenants: 40, contracts: 500 } : { tenants: 4, contracts: 50 };
const count = size.tenants * size.contracts;
const minutes = 60_000;

/** Each contract has an invoice of a month ago, which is overdue, and one that is due to be issued today. */
const now = new Date();
const today = now.toISOString().slice(0, 10);
const from = addMonthsClamped(today, -1);

const atAllHours =
  'update delivery_settings set reminders_from = 0, reminders_until = 24, reminders_on_weekends = true';
const insertSequence = `
  with sequence as (
    insert into reminder_sequences (tenant_id, name, is_default, status, turned_on)
    values ($1, 'Night', true, 'on', $2) returning uuid
  )
  insert into reminder_sequence_steps (tenant_id, reminder_sequence_uuid, position, days, level)
  select $1, uuid, 0, 15, 'First reminder' from sequence`;

/** Each contract has another recipient, so that each reminder is a mail. */
const nameRecipients = "update contract_terms set responsible_email = right(uuid::text, 12) || '@client.test'";

/** Turns on a sequence of one step, whose day has come for all overdue invoices. */
const turnOn = async (client: ClientBase, tenant: string): Promise<void> => {
  await client.query(atAllHours);
  await client.query(insertSequence, [tenant, addDays(today, -12)]);
};

/** Does work in each company, as the owner. */
async function inEach(owner: Pool, work: (client: ClientBase, tenant: string) => Promise<unknown>): Promise<void> {
  const { rows } = await owner.query<{ id: string }>("select id from tenants where slug like 'load-%'");
  for (const { id } of rows) {
    const client = await owner.connect();
    try {
      await client.query('begin');
      await client.query("select set_config('app.tenant', $1, true)", [id]);
      await work(client, id);
      await client.query('commit');
    } finally {
      client.release();
    }
  }
}

const tally = `
  select count(*) filter (where r.status = 'sent')::int as sent,
    count(*) filter (where r.status = 'planned')::int as planned,
    count(distinct r.mail_uuid)::int as mails,
    (select count(*)::int from messages m where m.kind = 'reminder') as messages,
    (select count(*)::int from outbox o join messages m on m.uuid = o.subject_uuid where m.kind = 'reminder') as queued
  from reminders r`;

test(
  `${count} reminders leave in one night beside the recurring run, each once`,
  async () => {
    const { ownerPool: owner, pool, drop } = await openDatabase();
    onTestFinished(() => drop());
    const each = { contracts: size.contracts, occurrences: 2, from };
    await loadDueTenants(owner, size.tenants, each);
    await inEach(owner, (client) => client.query(nameRecipients));
    const { signal } = new AbortController();
    const context = { pool, budgets: defaultBudgets, logger: pino({ enabled: false }), signal };
    await issueDue.work({
      ...context,
      clock: fixedClock(new Date(`${addDays(today, -3)}T15:00:00Z`)),
      worker: 'earlier',
    });
    await inEach(owner, turnOn);
    await owner.query('analyze');

    const clock = fixedClock(new Date(`${today}T15:00:00Z`));
    const started = performance.now();
    const took = async (work: Promise<unknown>[]) => {
      await Promise.all(work);
      return Math.round((performance.now() - started) / 100) / 10;
    };
    const [reminding, issuing] = await Promise.all([
      took(['a', 'b'].map((worker) => sendReminders.work({ ...context, clock, worker }))),
      took(['c', 'd'].map((worker) => issueDue.work({ ...context, clock, worker }))),
    ]);
    process.stdout.write(`${count} reminders in ${reminding} s beside ${count} invoices in ${issuing} s\n`);

    // For the plans of the counts.
    await owner.query('analyze');
    const { rows } = await owner.query(tally);
    // The invoices of today have their next reminder.
    expect(rows).toEqual([{ sent: count, planned: count, mails: count, messages: count, queued: count }]);
    const { billed, wrong } = await tallyOf(owner, today);
    expect([billed, Object.values(wrong).filter((one) => one !== 0)]).toEqual([2 * count, []]);
  },
  60 * minutes,
);
