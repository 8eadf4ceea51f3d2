import { today } from '../../../../../domain/dates/today.ts';
import type { Apply } from '../../../../engine/commands/commandFile.ts';

const turnOn = `
  update reminder_sequences set status = 'on', turned_on = $3 where tenant_id = $1 and uuid = any($2::uuid[])`;

/** Turns sequences on, from today: steps of earlier days are never sent. */
export const apply: Apply<{ readonly uuid: string }> = async (db, { tenant, now }, rows) => [
  db.query(turnOn, [tenant.id, rows.map(({ uuid }) => uuid), today(now, tenant.timeZone)]),
];
