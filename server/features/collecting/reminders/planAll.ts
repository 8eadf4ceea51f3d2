import type { Db } from '../../../database/transaction.ts';

/** Plans the next reminder of all open invoices of a company, after its sequences have changed. */
export const planAll = (db: Db, tenant: string): Promise<unknown> => db.query('select plan_reminders($1)', [tenant]);
