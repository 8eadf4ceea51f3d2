import { addDays } from '../../../../domain/dates/date.ts';
import { today } from '../../../../domain/dates/today.ts';
import accounts from '../../../../schemas/resources/payments/accounts.ts';
import type { Db } from '../../../database/transaction.ts';
import { insertRecord } from '../../../engine/writing/write.ts';
import type { Scope } from '../../../identity/scope.ts';
import type { DemoCompany } from '../plan/shape.ts';
import { does, momentOn, type DemoEvent } from './events.ts';
import { accountInput, readTypes } from './registrations.ts';
import { operator } from './users.ts';

const enter = "select set_config('app.tenant', $1, true), set_config('app.actor', $2, true)";

// Operators decide on copies of the accounts, which are written at the end of a transaction.
const copy = 'set constraints mirror immediate';
const copyLater = 'set constraints mirror deferred';

/** Returns the events of a company's accounts that operators review. */
export function reviewEvents(scope: Scope, demo: DemoCompany): DemoEvent[] {
  const tenant = scope.tenant.id;
  const day = today(scope.now, scope.tenant.timeZone);
  return demo.reviewedAccounts.flatMap(({ name, type, added, decision }): DemoEvent[] => {
    let uuid = '';
    const add: DemoEvent['happen'] = async (db) => {
      const input = accountInput({ account: { name }, type }, await readTypes(db));
      const { record } = await insertRecord(db, accounts, tenant, { ...input });
      uuid = String(record['uuid']);
    };
    const decide: DemoEvent['happen'] = async (db: Db, { now }) => {
      if (!decision) return;
      const { command, ...input } = decision;
      await Promise.all([db.query(copy), db.query(copyLater), db.query(enter, ['', operator])]);
      await does(db, { tenant: { id: '', timeZone: 'UTC' }, now }, `company-accounts.${command}`, uuid, input);
      await db.query(enter, [tenant, demo.actor]);
    };
    return [
      { at: momentOn(addDays(day, -added), 'agree', scope), happen: add },
      { at: momentOn(addDays(day, 1 - added), 'end', scope), happen: decide },
    ];
  });
}
