import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../../../../domain/dates/date.ts';
import { acme } from '../acme/acme.ts';
import { clients } from '../acme/clients.ts';
import { globex } from '../globex/globex.ts';
import { dayMonthsAgo } from './calendar.ts';
import { plannedContracts } from './plannedContracts.ts';
import { plannedInvoices } from './plannedInvoices.ts';
import type { DemoClient } from './shape.ts';

/** Days on which the product may be started. */
const days = fc.integer({ min: 0, max: 2000 }).map((n) => addDays('2026-01-01', n));
const onAnyDay = (holds: (today: string) => void) => fc.assert(fc.property(days, holds), { numRuns: 40 });

/** Issued invoices with their days of payment. */
const issuedBy = (today: string) => [
  ...plannedInvoices(acme, today).flatMap(({ client, created, due_date, is_draft, end }) =>
    is_draft || end?.how === 'cancelled'
      ? []
      : [{ client, created, due_date, paidOn: (end?.how === 'part' ? undefined : end?.on) ?? '9999-12-31' }],
  ),
  ...plannedContracts(acme, today).flatMap(({ contract: { client }, issued }) =>
    issued.map(({ created, due_date, paidOn }) => ({ client, created, due_date, paidOn })),
  ),
];

describe('the invoices of the demo, on any day', () => {
  it('are dated in order, fall due after their issue, and end no earlier', () => {
    onAnyDay((today) => {
      for (const planned of [acme, globex].flatMap((demo) => plannedInvoices(demo, today))) {
        const { created, due_date, end } = planned;
        expect(created <= today && due_date >= created && (end?.on ?? created) >= created).toBe(true);
      }
      const created = plannedInvoices(acme, today).map((one) => one.created);
      expect(created).toEqual(created.toSorted());
    });
  });

  it('are issued in three currencies in each of the last 24 months', () => {
    onAnyDay((today) => {
      const months = new Set(issuedBy(today).map(({ client, created }) => `${created.slice(0, 7)} ${client.currency}`));
      for (let ago = 1; ago <= 23; ago += 1) {
        const month = dayMonthsAgo(today, ago, 1).slice(0, 7);
        for (const currency of ['USD', 'EUR', 'BRL']) expect(months).toContain(`${month} ${currency}`);
      }
    });
  });

  it('have some open of every age, some due in each currency, and some that were paid of late', () => {
    onAnyDay((today) => {
      const issued = issuedBy(today);
      const open = issued.filter(({ paidOn }) => paidOn > today);
      const ages = open.map(({ due_date }) => daysBetween(due_date, today));
      const between = (from: number, to: number) => ages.filter((age) => age >= from && age <= to).length;
      const bands = [between(-400, 0), between(1, 30), between(31, 60), between(61, 90), between(91, 4000)];
      expect(
        bands.every((count) => count > 0),
        `${today}: ${bands}`,
      ).toBe(true);
      for (const currency of ['USD', 'EUR', 'BRL']) {
        const of = ({ client }: { client: { currency: string } }) => client.currency === currency;
        expect(open.some((one) => of(one) && one.due_date >= today)).toBe(true);
        expect(issued.some((one) => of(one) && one.paidOn <= today && one.paidOn > addDays(today, -31))).toBe(true);
      }
    });
  });

  it('show who pays late, who grew, and who left', () => {
    onAnyDay((today) => {
      const issued = issuedBy(today);
      const overdue = issued.filter(({ paidOn, due_date }) => paidOn > today && due_date < today);
      const late = overdue.filter(({ due_date }) => daysBetween(due_date, today) > 30);
      const names = new Set(late.map(({ client }) => client.entity.name));
      expect(names).toEqual(new Set(['Norte Digital, Lda.', 'Servicios Creativos del Norte, S.A. de C.V.']));
      const ofAegean = issued.filter(({ client }) => client.archived !== undefined);
      expect(ofAegean.some(({ created }) => created > addDays(today, -40))).toBe(false);
      const hours = plannedInvoices(acme, today)
        .filter(({ client, end }) => client.entity.name === 'Blue Harbor Inc.' && end)
        .map(({ lines }) => lines.flatMap((line) => ('quantity' in line ? line.quantity : []))[0] ?? 0);
      const year = (from: number) => hours.slice(from, from + 12).reduce((sum, each) => sum + each, 0);
      expect(year(12)).toBeGreaterThan(year(0) * 1.3);
    });
  });

  it('have several that are open at a gateway, of a client with a page and of one whose users sign in', () => {
    onAnyDay((today) => {
      const online = plannedInvoices(acme, today).filter(({ isOnline, end }) => isOnline && !end);
      const ofClient = ({ entity: { name } }: DemoClient) => online.filter(({ client }) => client.entity.name === name);
      expect(ofClient(clients.norteDigital)).toHaveLength(3);
      expect(ofClient(clients.blueHarbor)).toHaveLength(2);
    });
  });

  it('have mails of each outcome, those of a client’s latest invoices', () => {
    onAnyDay((today) => {
      for (const demo of [acme, globex]) {
        const planned = plannedInvoices(demo, today).filter(({ mail }) => mail !== undefined);
        for (const client of demo.clients) {
          const own = planned.filter((one) => one.client === client).map(({ mail }) => mail);
          expect(own.toReversed()).toEqual(client.mails ?? []);
        }
        expect(planned.some(({ is_draft, end }) => is_draft || end?.how === 'cancelled')).toBe(false);
      }
    });
  });
});
