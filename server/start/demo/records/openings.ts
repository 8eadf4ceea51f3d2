import { addDays } from '../../../../domain/dates/date.ts';
import { today } from '../../../../domain/dates/today.ts';
import openingInvoices from '../../../../schemas/resources/invoicing/opening-invoices.ts';
import { insertRecords } from '../../../engine/writing/writeMany.ts';
import type { Scope } from '../../../identity/scope.ts';
import type { DemoCompany } from '../plan/shape.ts';
import { momentOn, type DemoEvent } from './events.ts';
import type { Registered } from './registrations.ts';

/** Returns the event by which a company takes over what was open in its previous system, by days before today. */
export function openingEvents(scope: Scope, { openings }: DemoCompany, made: Registered): DemoEvent[] {
  if (!openings) return [];
  const day = today(scope.now, scope.tenant.timeZone);
  const inputs = openings.invoices.map(({ number, client, issued, due, amount }) => ({
    company_number: number,
    client: { uuid: made.uuidOf(client) },
    created: addDays(day, -issued),
    due_date: addDays(day, -due),
    currency: client.currency,
    amount,
  }));
  return [
    {
      at: momentOn(addDays(day, -openings.imported), 'end', scope),
      happen: async (db, { tenant }) => {
        await insertRecords(db, openingInvoices, tenant.id, inputs);
        return [];
      },
    },
  ];
}
