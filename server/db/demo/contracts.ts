import { addDays, addMonthsClamped, compareDates } from '../../../domain/dates/date.ts';
import { today } from '../../../domain/dates/today.ts';
import { totalOfTerm } from '../../../domain/contracts/fixedTotal.ts';
import { lastDueDate, scheduleOf } from '../../../domain/contracts/schedule.ts';
import { decimalsOf } from '../../../domain/money/decimals.ts';
import { sumAmounts } from '../../../domain/money/sum.ts';
import { taxesOfLine } from '../../../domain/taxes/line.ts';
import type { FrequencySymbology } from '../../../schemas/parts/recurrence.ts';
import contracts, { type Contract } from '../../../schemas/resources/contracts.ts';
import { perform } from '../../resources/perform.ts';
import { createContract } from '../../usecases/contracts/create.ts';
import type { ContractInput } from '../../usecases/contracts/input.ts';
import type { Scope } from '../../scope.ts';
import { daysFrom, nth, type DemoEvent } from './events.ts';
import { lineOf } from './invoices.ts';
import type { Registered } from './registrations.ts';
import type { DemoCompany } from './shape.ts';

/** A contract of the demo: how often, since when, and what became of its invoices. */
interface Life {
  readonly symbology: FrequencySymbology;
  readonly frequency: number;
  readonly type: Contract['type'];
  /** The first due date: so many months before today, on this day of its month or the last there is. */
  readonly monthsAgo: number;
  readonly on: number;
  /** How many of its invoices were paid. */
  readonly paid: number;
  readonly end?: 'cancelled';
}

/** Every frequency there is, and every status: under way, late with a payment, not begun, paid to the end, cancelled. */
const lives: readonly Life[] = [
  { symbology: 'M', frequency: 12, type: 'fixed', monthsAgo: 5, on: 31, paid: 5 },
  { symbology: 'T', frequency: 8, type: 'variable', monthsAgo: 8, on: 15, paid: 1 },
  { symbology: 'Q', frequency: 6, type: 'fixed', monthsAgo: 5, on: 31, paid: 2 },
  { symbology: 'S', frequency: 4, type: 'variable', monthsAgo: 4, on: 10, paid: 1 },
  { symbology: 'Y', frequency: 5, type: 'fixed', monthsAgo: -2, on: 28, paid: 0 },
  { symbology: 'M', frequency: 3, type: 'fixed', monthsAgo: 6, on: 5, paid: 3 },
  { symbology: 'M', frequency: 24, type: 'variable', monthsAgo: 4, on: 20, paid: 2, end: 'cancelled' },
];

/** How long before its first due date a contract of the demo was made, and how long after its issue an invoice is paid: days. */
const ahead = 25;
const patience = 6;

const backdate = 'update contracts set created_at = $3 where tenant_id = $1 and uuid = $2';
const backdateInvoice = 'update invoices set created_at = $3 where tenant_id = $1 and uuid = $2';

const selectKey = 'select uuid from occurrences where tenant_id = $1 and contract_uuid = $2 and occurrence = $3';

/** The contracts of a demo company through the use cases, each invoice issued on its day. */
export function contractEvents(scope: Scope, demo: DemoCompany, made: Registered): DemoEvent[] {
  return lives.flatMap((life, index) => eventsOf(scope, life, inputOf(index, life, scope, demo, made)));
}

function eventsOf({ now, tenant }: Scope, life: Life, input: ContractInput): DemoEvent[] {
  const agreedOn = addDays(input.due_date, -ahead);
  const noon = (date: string): Date => new Date(`${date}T15:00:00Z`);
  const past = (date: string): boolean => compareDates(date, today(now, tenant.timeZone)) < 0;
  let contract = '';
  const made: DemoEvent = {
    at: past(agreedOn) ? noon(agreedOn) : now,
    happen: async (db, then) => {
      const { record } = await createContract(db, { resource: contracts, scope: then, input, enclosed: {} });
      contract = String(record['uuid']);
      await db.query(backdate, [tenant.id, contract, then.now.toISOString()]);
    },
  };
  const issued = scheduleOf(input, { days: 10, agreedOn }).filter(({ created }) => past(created));
  const invoices = issued.flatMap(({ occurrence, created }): DemoEvent[] => {
    let uuid = '';
    const issue: DemoEvent = {
      at: noon(created),
      happen: async (db, then) => {
        const [found] = await db.query<{ uuid: string }>(selectKey, [tenant.id, contract, occurrence]);
        uuid = found?.uuid ?? '';
        await perform(db, then, 'invoices.issue', [uuid]);
        await db.query(backdateInvoice, [tenant.id, uuid, then.now.toISOString()]);
      },
    };
    const receive: DemoEvent = {
      at: daysFrom(noon(created), patience),
      happen: async (db, then) => void (await perform(db, then, 'invoices.receive', [uuid])),
    };
    return occurrence <= life.paid && receive.at < now ? [issue, receive] : [issue];
  });
  const end: DemoEvent = {
    at: now,
    happen: async (db, then) => void (await perform(db, then, 'contracts.cancel', [contract])),
  };
  return [made, ...invoices, ...(life.end ? [end] : [])];
}

function inputOf(index: number, life: Life, scope: Scope, demo: DemoCompany, made: Registered): ContractInput {
  const scenarioFor = (country: number) => made.scenarios.find(({ demo: { destiny } }) => destiny === country);
  const clients = made.entities.filter(({ isResponsible, country }) => !isResponsible && scenarioFor(country));
  const client = nth(clients, index);
  const currency = nth(demo.currencies, index);
  const account = made.accounts[demo.accounts.findIndex((one) => one.default_currency === currency)];
  const lines = Array.from({ length: 1 + (index % 2) }, (_, line) =>
    lineOf(index + line, scenarioFor(client.country), made),
  );
  const decimals = decimalsOf(currency);
  const totals = lines.map(({ quantity, price }) => taxesOfLine({ quantity, price, tributes: [] }, decimals).total);
  const thisMonth = `${today(scope.now, scope.tenant.timeZone).slice(0, 8)}01`;
  const months = [life.monthsAgo, life.monthsAgo + 1].map((ago) => addMonthsClamped(thisMonth, -ago));
  // A month that has the day: of two next to each other one does, but for February.
  const [asked = '', before = ''] = months.map((first) => dayOf(first, life.on));
  const due_date = Number(asked.slice(8)) === life.on ? asked : before;
  const recurrence = { due_date, frequency_symbology: life.symbology, frequency: life.frequency };
  return {
    ...recurrence,
    due_date_contract: lastDueDate(recurrence),
    type: life.type,
    service_provider_uuid: made.company,
    service_buyer_uuid: client.uuid,
    ...(account && { account_uuid: account }),
    company_number: `${demo.slug.toUpperCase()}-C${String(index + 1).padStart(2, '0')}`,
    currency,
    total_amount: totalOfTerm(sumAmounts(totals, decimals), life.frequency, currency),
    send_email: false,
    show_tax_invoice: true,
    show_exporter_net: false,
    items_invoice: lines,
  };
}

/** A day of the month that a date is the first of, or the last there is. */
const dayOf = (first: string, day: number): string => {
  const next = addMonthsClamped(first, 1);
  const asked = addDays(first, day - 1);
  return compareDates(asked, next) < 0 ? asked : addDays(next, -1);
};
