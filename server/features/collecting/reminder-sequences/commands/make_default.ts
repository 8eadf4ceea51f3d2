import type { Apply } from '../../../../engine/commands/commandFile.ts';
import { planAll } from '../../reminders/planAll.ts';

const makeDefault = `
  update reminder_sequences set is_default = true where tenant_id = $1 and uuid = any($2::uuid[])`;

/** Makes a sequence the one of all clients without their own. */
export const apply: Apply<{ readonly uuid: string }> = async (db, { tenant }, rows) => {
  await db.query(makeDefault, [tenant.id, rows.map(({ uuid }) => uuid)]);
  return [planAll(db, tenant.id)];
};
