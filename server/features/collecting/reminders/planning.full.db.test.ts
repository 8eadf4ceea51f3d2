import fc from 'fast-check';
import { expect, it } from 'vitest';
import { nextReminder, type RemindedInvoice } from '../../../../domain/collecting/nextReminder.ts';
import { reminderDesk } from '../../../../tests/support/reminderDesk.ts';
import { inTenant } from '../../../database/transaction.ts';

const { api, sequence, turn, issued, made } = await reminderDesk();
const tenant = api.identity.tenants.acme;
const uuid = await issued();
const followed = await sequence([-4, -1, 0, 2, 5, 9]);
await turn(followed, 'turn_on');

const setInvoice = `
  update invoices set due_date = $3, created = $4, payment_authorized = $5, gateway_status = $6, send_state = $7,
    reminders_off = $8, promised_date = $9 where tenant_id = $1 and uuid = $2`;
const setClient = 'update entities set reminders_off = $3, promised_date = $4 where tenant_id = $1 and uuid = $2';
const setSequence = `
  update reminder_sequences set turned_on = $3, smallest_amount = $4 where tenant_id = $1 and uuid = $2`;
const forget = 'delete from reminders where tenant_id = $1';
const skip = `
  insert into reminders (tenant_id, invoice_uuid, client_uuid, reminder_sequence_uuid, days, day, currency, amount, status, reason)
  values ($1, $2, $3, $4, $5, '2026-03-01', 'BRL', 1, 'skipped', 'overtaken')`;
const selectNext = `
  select days, day::text as day from reminders where tenant_id = $1 and invoice_uuid = $2 and status in ('planned', 'held')`;

const day = fc
  .integer({ min: 0, max: 12 })
  .map((days) => new Date(Date.UTC(2026, 1, 1 + days)).toISOString().slice(0, 10));
const rarely = fc.integer({ min: 0, max: 14 }).map((one) => one === 0);

it('the database plans what the rule says, whatever changes last', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        due_date: day,
        created: day,
        payment_authorized: rarely,
        gateway_status: fc.constantFrom(null, null, null, null, 'Failed', 'Authorized', 'Payment Sent'),
        send_state: fc.constantFrom(null, null, 'Send', 'Send', 'Viewed', 'Accepted', 'Declined', 'Undelivered'),
        reminders_off: rarely,
        promised_date: fc.option(day),
        client: fc.record({ reminders_off: rarely, promised_date: fc.option(day) }),
        last: fc.constantFrom(null, -4, 0, 5),
      }),
      fc.record({ turned_on: day, smallest_amount: fc.constantFrom(null, '1080', '1080.001') }),
      fc.shuffledSubarray([0, 1, 2], { minLength: 3 }),
      async (change, other, order) => {
        const { client, last } = change;
        const planned = await inTenant(api.pool, { tenant, actor: 'test' }, async (db) => {
          await db.query(forget, [tenant]);
          if (last !== null) await db.query(skip, [tenant, uuid, made.entity, followed, last]);
          await db.query('select plan_reminders($1)', [tenant]);
          const writes = [
            () =>
              db.query(setInvoice, [
                tenant,
                uuid,
                change.due_date,
                change.created,
                change.payment_authorized,
                change.gateway_status,
                change.send_state,
                change.reminders_off,
                change.promised_date,
              ]),
            () => db.query(setClient, [tenant, made.entity, client.reminders_off, client.promised_date]),
            () => db.query(setSequence, [tenant, followed, other.turned_on, other.smallest_amount]),
          ];
          for (const place of order) await writes[place]?.();
          return db.query(selectNext, [tenant, uuid]);
        });
        const invoice: RemindedInvoice = { ...change, status: 'billed', open_amount: '1080.000' };
        const steps = [-4, -1, 0, 2, 5, 9].map((days) => ({ days }));
        const next = nextReminder(invoice, { ...other, steps });
        expect(planned).toEqual(next ? [next] : []);
      },
    ),
    { numRuns: 300 },
  );
});
