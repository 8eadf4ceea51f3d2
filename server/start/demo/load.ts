import { addDays } from '../../../domain/dates/date.ts';
import { today } from '../../../domain/dates/today.ts';
import { instantAt } from '../../../domain/dates/zone.ts';
import { openPool } from '../../database/pool/pool.ts';
import { onPlatform, type Db } from '../../database/transaction.ts';
import { addAccountTypes } from './records/accountTypes.ts';
import { addApiClient } from './records/apiClient.ts';
import { acme } from './acme/acme.ts';
import { globex } from './globex/globex.ts';
import { dayMonthsAgo } from './plan/calendar.ts';
import { addComments } from './records/comments.ts';
import { addDataExport } from './records/dataExports.ts';
import { contractEvents } from './records/contracts.ts';
import { does, happenInTurn, momentOn, setMoment, type DemoEvent } from './records/events.ts';
import { addFailedRefund, addGatewayAccounts, addReviewedEvents } from './records/gateway.ts';
import { addImports } from './records/imports.ts';
import { addInvitations } from './records/invitations.ts';
import { invoiceEvents } from './records/invoices.ts';
import { addLogo } from './records/logo.ts';
import { addNotes } from './records/notes.ts';
import { readNoticesUntil } from './records/notices.ts';
import type { Scope } from '../../identity/scope.ts';
import type { Sealing } from '../../base/sealing.ts';
import { openingEvents } from './records/openings.ts';
import { proformaEvents } from './records/proformas.ts';
import { quoteEvents } from './records/quotes.ts';
import { addReminders } from './records/reminders.ts';
import { reviewEvents } from './records/reviewedAccounts.ts';
import { addRights } from './records/rights.ts';
import { register, type Registered } from './records/registrations.ts';
import type { DemoCompany } from './plan/shape.ts';
import { addUsers } from './records/users.ts';

const lock = "select pg_advisory_xact_lock(hashtext('ultramar demo'))";
/** Bank charges of this size are not worth a reminder. */
const allowWriteOffs = 'update receiving_settings set write_off_limit = 5 where tenant_id = $1';

const mailMonth = 'update delivery_settings set month_mail_day = $2 where tenant_id = $1';

const chargeLate = `
  update late_fee_settings set is_on = true, in_reminders = true, interest_percent = $2, interest_per = 'month', fee_amount = $3,
    fee_currency = $4, item_uuid = $5, scenario_uuid = $6, pt_words = $7, en_words = $8, es_words = $9
  where tenant_id = $1`;

const insertTenant = 'insert into tenants (slug, name, time_zone) values ($1, $2, $3) returning id';
/** The age of the demo's companies in months. */
const founded = 27;

const enter = "select set_config('app.tenant', $1, true), set_config('app.actor', $2, true)";

/** Long limits, because nobody waits and another server may be loading it: milliseconds. */
const patience = {
  databaseCallMs: 120_000,
  databaseTransactionMs: 240_000,
  databaseStatementMs: 120_000,
  databaseLockMs: 120_000,
};

/**
 * Loads the demo (design §4) into a database without tenants; returns whether it did. One transaction, which enters one
 * tenant after another. `sealing` encrypts the secrets of its gateway account.
 */
export async function loadDemo(url: string, now: Date, sealing?: Sealing): Promise<boolean> {
  const pool = openPool(url, patience);
  try {
    return await onPlatform(pool, {}, async (db) => {
      await db.query(lock);
      const tenants = await db.query('select from tenants limit 1');
      if (tenants.length > 0) return false;
      await addAccountTypes(db, now);
      for (const demo of [acme, globex]) {
        await loadCompany(db, demo, now, sealing);
      }
      // Users and invitations are created by the system, not by the last company's actor.
      await db.query("select set_config('app.actor', '', true)");
      await addRights(db);
      await addUsers(db, now);
      await addInvitations(db, now);
      await addApiClient(db);
      await addComments(db, acme.slug, now);
      await addDataExport(db, acme.slug, 'ana@acme.test', now);
      await readNoticesUntil(db, now);
      return true;
    });
  } finally {
    await pool.end();
  }
}

async function loadCompany(db: Db, demo: DemoCompany, now: Date, sealing: Sealing | undefined): Promise<void> {
  const day = today(now, demo.timeZone);
  await setMoment(db, instantAt(`${dayMonthsAgo(day, founded, 1)}T09:00`, demo.timeZone));
  const [tenant] = await db.query<{ id: string }>(insertTenant, [demo.slug, demo.company.name, demo.timeZone]);
  const id = tenant?.id ?? '';
  await db.query(enter, [id, demo.actor]);
  const made = await register(db, id, demo);
  await db.query(allowWriteOffs, [id]);
  if (demo.monthMailDay !== undefined) await db.query(mailMonth, [id, demo.monthMailDay]);
  if (demo.lateFees) {
    const { percent, fee, item, scenario, words } = demo.lateFees;
    const of = [made.uuidOf(item), made.uuidOf(scenario)];
    await db.query(chargeLate, [id, percent, fee.amount, fee.currency, ...of, words.pt, words.en, words.es]);
  }
  await addLogo(db, id, demo.logo);
  const gateway = demo.collects && (await addGatewayAccounts(db, id, sealing));
  const scope = { tenant: { id, timeZone: demo.timeZone }, now };
  const events = [
    ...invoiceEvents(scope, demo, made, gateway),
    ...contractEvents(scope, demo, made),
    ...clientEvents(scope, demo, made),
    ...reviewEvents(scope, demo),
    ...openingEvents(scope, demo, made),
    ...quoteEvents(scope, demo, made),
    ...proformaEvents(scope, demo, made),
  ];
  await happenInTurn(db, scope, events);
  await addReminders(db, scope, demo.sequences);
  if (demo.collects) {
    await addReviewedEvents(db, id);
    await addFailedRefund(db, id);
    await addImports(db, scope);
    await addNotes(db, scope);
  }
}

/** Archives clients that left, and gives others a link to their page. */
const clientEvents = (scope: Scope, { clients }: DemoCompany, made: Registered): DemoEvent[] =>
  clients.flatMap((client) => [
    ...clientEvent(scope, client.linked, (db, then) => does(db, then, 'entities.link', made.uuidOf(client))),
    ...clientEvent(scope, client.archived, (db, then) => does(db, then, 'entities.archive', made.uuidOf(client))),
  ]);

/** What happened to a client some days ago, if it did. */
function clientEvent(scope: Scope, days: number | undefined, happen: DemoEvent['happen']): DemoEvent[] {
  if (days === undefined) return [];
  return [{ at: momentOn(addDays(today(scope.now, scope.tenant.timeZone), -days), 'end', scope), happen }];
}
