import {
  dueDateOf,
  scheduleOf,
  type Occurrence,
  type Recurrence,
} from '../../../../domain/recurrence/schedule/schedule.ts';
import { addDays, compareDates } from '../../../../domain/dates/date.ts';
import { dayMonthsAgo } from './calendar.ts';
import { paidOn } from './payments.ts';
import type { DemoCompany, DemoContract } from './shape.ts';

/** A contract with its dated events. */
export interface PlannedContract {
  readonly contract: DemoContract;
  readonly recurrence: Recurrence;
  readonly agreedOn: string;
  /** The past days on which an invoice was due for issue. */
  readonly runDays: readonly string[];
  /** The issued invoices with their days of payment, possibly in the future. */
  readonly issued: readonly (Occurrence & { readonly paidOn: string })[];
  readonly raisedOn?: string;
  readonly pausedOn?: string;
  readonly cancelledOn?: string;
}

/** Days between the agreement of a contract and its first due date, and between a price increase and its effect. */
const ahead = 25;

/** The lead days of contracts' invoices. */
const lead = 10;

/** Returns the contracts of a company as of a day. */
export const plannedContracts = (demo: DemoCompany, today: string): PlannedContract[] =>
  demo.contracts.map((contract) => planOf(contract, today));

function planOf(contract: DemoContract, today: string): PlannedContract {
  const { frequency, symbology, client, raise, paused, cancelled } = contract;
  const recurrence = { due_date: firstDueDate(contract, today), frequency_symbology: symbology, frequency };
  const planned = addDays(recurrence.due_date, -ahead);
  const agreedOn = compareDates(planned, today) < 0 ? planned : today;
  const schedule = scheduleOf(recurrence, { days: lead, agreedOn });
  const raised = raise && schedule[raise.occurrence - 1];
  // An end on a day takes effect after its run; today's run is the worker's.
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
  // One of two consecutive months has the day, except with February.
  const [candidate, earlier] = [due.monthsAgo, due.monthsAgo + 1].map((ago) => dayMonthsAgo(today, ago, due.day));
  return Number(candidate?.slice(8)) === due.day ? (candidate ?? today) : (earlier ?? today);
}
