import type { SendingHours } from '../../../../domain/collecting/sendingHours.ts';
import type { Db } from '../../../database/transaction.ts';

const select =
  'select reminders_from, reminders_until, reminders_on_weekends from delivery_settings where tenant_id = $1';

/** Reads the hours of a company in which its reminders leave. */
export async function readHours(db: Db, tenant: string): Promise<SendingHours> {
  const [hours] = await db.query<SendingHours>(select, [tenant]);
  if (!hours) throw new Error('A company has no delivery settings');
  return hours;
}
