import type { Apply } from '../../../../engine/commands/commandFile.ts';
import { planAll } from '../../reminders/planAll.ts';

const turnOff = `
  update reminder_sequences set status = 'off', turned_on = null where tenant_id = $1 and uuid = any($2::uuid[])`;

/** Turns sequences off: what was still to come of them does not go out. */
export const apply: Apply<{ readonly uuid: string }> = async (db, { tenant }, rows) => {
  await db.query(turnOff, [tenant.id, rows.map(({ uuid }) => uuid)]);
  return [planAll(db, tenant.id)];
};
