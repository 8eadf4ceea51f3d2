import reminderSequences from '../../../../schemas/resources/collecting/reminder-sequences.ts';
import { today } from '../../../../domain/dates/today.ts';
import { insertRecord } from '../../../engine/writing/write.ts';
import type { Db } from '../../../database/transaction.ts';
import type { Scope } from '../../../identity/scope.ts';

/** A sequence of the demo: the words of its levels by days from the due date, and who follows it. */
export interface DemoSequence {
  readonly name: string;
  readonly steps: Readonly<Record<number, string>>;
  readonly smallest_amount?: string;
  readonly isOn: boolean;
  /** The client that has it; all without one of their own by default. */
  readonly client?: string;
}

const turnOn = `
  update reminder_sequences set status = 'on', turned_on = $3 where tenant_id = $1 and uuid = $2`;

const giveTo = 'update entities set reminder_sequence_uuid = $2 where tenant_id = $1 and name = $3';

/** Keeps the first of those to come from going out, as a person would who talks with the client. */
const holdFirst = `
  update reminders set status = 'held' where tenant_id = $1 and uuid = (
    select uuid from reminders where tenant_id = $1 and status = 'planned' order by day, uuid limit 1)`;

/** Adds the reminder sequences of a company, turned on today. */
export async function addReminders(db: Db, { tenant, now }: Scope, all: readonly DemoSequence[]): Promise<void> {
  for (const { steps, isOn, client, ...sequence } of all) {
    const { record } = await insertRecord(db, reminderSequences, tenant.id, {
      ...sequence,
      is_default: client === undefined,
      status: 'off',
      steps: Object.entries(steps)
        .map(([days, level]) => ({ days: Number(days), level }))
        .toSorted((a, b) => a.days - b.days),
    });
    const uuid = String(record['uuid']);
    if (client) await db.query(giveTo, [tenant.id, uuid, client]);
    if (isOn) await db.query(turnOn, [tenant.id, uuid, today(now, tenant.timeZone)]);
  }
  await db.query(holdFirst, [tenant.id]);
}
