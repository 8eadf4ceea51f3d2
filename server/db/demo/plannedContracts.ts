import { dueDateOf, scheduleOf, type Occurrence, type Recurrence } from '../../../domain/contracts/schedule.ts';
import { addDays, compareDates } from '../../../domain/dates/date.ts';
import { dayMonthsAgo } from './calendar.ts';
import { paidOn } from './payments.ts';
import type { DemoCompany, DemoContract } from './shape.ts';

/** A contract, and what happens to it, each on its day. */
export interface PlannedContract {
  readonly contract: DemoContract;
  readonly recurrence: Recurrence;
  readonly agreedOn: string;
  /** The days before today on which an invoice was due to be issued. */
  readonly runDays: readonly string[];
  /** What runs have issued before today, and when that is paid; later than today where that is to come. */
  readonly issued: readonly (Occurrence & { readonly paidOn: string })[];
  readonly raisedOn?: string;
  readonly pausedOn?: string;
  readonly cancelledOn?: string;
}

/** How long before its first due date a contract is agreed on, and before their issue higher prices are: days. */
const ahead = 25;

/** How long before their due dates the invoices of contracts are issued: days. */
const lead = 10;

/** The contracts of a company as they stand on a day. */
export const plannedContracts = (demo: DemoCompany, today: string): PlannedContract[] =>
  demo.contracts.map((contract) => planOf(contract, today));

function planOf(contract: DemoContract, today: string): PlannedContract {
  const { frequency, symbology, client, raise, paused, cancelled } = contract;
  const recurrence = { due_date: firstDueDate(contract, today), frequency_symbology: symbology, frequency };
  const planned = addDays(recurrence.due_date, -ahead);
  const agreedOn = compareDates(planned, today) < 0 ? planned : today;
  const schedule = scheduleOf(recurrence, { days: lead, agreedOn });
  const raised = raise && schedule[raise.occurrence - 1];
  // Whatever ends on a day ends after the run of that day; today's run is left to the worker.
  const daysAgo = Math.max(1, ...[paused, cancelled, client.archived].filter((days) => days !== undefined));
  const last = addDays(today, -daysAgo);
  return {
    contract,
    recurrence,
    agreedOn,
    runDays: schedule.map(({ created }) => created).filter((created) => compareDates(created, today) < 0),
    issued: schedule
      .filter(({ created }) => compareDates(created, last) <= 0)
      .map((one, index) => ({ ...one, paidOn: paidOn(client, index, one, today) })),
    ...(raised && { raisedOn: addDays(raised.created, -ahead) }),
    ...(paused !== undefined && { pausedOn: addDays(today, -paused) }),
    ...(cancelled !== undefined && { cancelledOn: addDays(today, -cancelled) }),
  };
}

function firstDueDate({ due, symbology: frequency_symbology }: DemoContract, today: string): string {
  if ('inDays' in due) {
    const later = { due_date: addDays(today, due.inDays), frequency_symbology, frequency: 1 };
    return dueDateOf(later, 2 - due.occurrence);
  }
  // Of two months next to each other one has the day, but for February.
  const [asked, before] = [due.monthsAgo, due.monthsAgo + 1].map((ago) => dayMonthsAgo(today, ago, due.day));
  return Number(asked?.slice(8)) === due.day ? (asked ?? today) : (before ?? today);
}
