import type { Amendment } from '../../schemas/parts/amendment.ts';
import { addDays, compareDates } from '../dates/date.ts';
import { isOpen, type OccurrenceStatus, type Planned } from './planned.ts';
import { dueDateOf, scheduleOf, type Lead, type Occurrence, type Recurrence } from './schedule.ts';

/** How long a contract lasts. */
export interface Term extends Recurrence {
  readonly due_date_contract: string;
}

/** What an amendment does to the invoices of a contract; those it does not name stay as they are. */
export interface Effect {
  /** Those that say something else from now on. */
  readonly reworded: readonly number[];
  readonly statuses: ReadonlyMap<number, OccurrenceStatus>;
  /** Those that are to come besides, in place of what had ended under their numbers. */
  readonly added: readonly Added[];
  /** Due dates of those that have passed, as their contract has them. */
  readonly past: readonly string[];
  readonly frequency: number;
  readonly due_date_contract: string;
}

/** An invoice that is added: where its date had passed, it falls due so many days after it is issued. */
export interface Added extends Occurrence {
  readonly due_days?: number;
}

/** Dates that a pause skips, both included; without an end all that come. */
export interface Pause {
  readonly from: string;
  readonly until?: string | null | undefined;
}

/** By what an amendment is judged besides the contract. */
export interface Calendar extends Pick<Lead, 'days'> {
  /** The company's date. */
  readonly today: string;
  /** The pauses that nobody has ended. */
  readonly pauses?: readonly Pause[];
}

/** What an amendment does to a contract's invoices, in their order. It names none that is issued. */
export function effectOf(amendment: Amendment, term: Term, planned: readonly Planned[], calendar: Calendar): Effect {
  const { frequency, due_date_contract } = term;
  const effect = {
    reworded: [],
    statuses: new Map(),
    added: [],
    past: [],
    frequency,
    due_date_contract,
  } satisfies Effect;
  const open = planned.filter(isOpen);
  switch (amendment.kind) {
    case 'lines':
    case 'details':
    case 'terms':
    case 'adjust':
      return { ...effect, reworded: open.filter(reachedBy(amendment)).map(numberOf) };
    case 'pause':
      return { ...effect, statuses: become('paused', open.filter(pausedBy(amendment))) };
    case 'resume': {
      const back = open.filter(reachedBy(amendment)).filter((one) => canResume(one, calendar));
      return { ...effect, statuses: become('future', back) };
    }
    case 'drop':
      return { ...effect, statuses: become('cancelled', open.filter(isNumber(amendment.occurrence))) };
    case 'extend':
      return { ...effect, ...extended(term, amendment, calendar) };
    case 'end':
      return { ...effect, ...ended(term, amendment, planned) };
  }
}

const numberOf = ({ occurrence }: Planned): number => occurrence;

const become = (status: OccurrenceStatus, all: readonly Pick<Planned, 'occurrence'>[]): Effect['statuses'] =>
  new Map(all.map(({ occurrence }) => [occurrence, status]));

const reachedBy =
  ({ reach, occurrence: from = 1 }: Amendment) =>
  ({ occurrence }: Planned): boolean =>
    reach === 'only' ? occurrence === from : occurrence >= from;

const isNumber =
  (number: number | undefined) =>
  ({ occurrence }: Planned): boolean =>
    occurrence === number;

const skippedBy =
  ({ from, until }: Pause) =>
  ({ due_date }: Pick<Planned, 'due_date'>): boolean =>
    compareDates(due_date, from) >= 0 && (!until || compareDates(due_date, until) <= 0);

const pausedBy = ({ from = '', until }: Amendment) => {
  const isSkipped = skippedBy({ from, until });
  return (one: Planned): boolean => one.status !== 'paused' && isSkipped(one);
};

/** A date that passed while it was paused is skipped for good, marked as such or not yet. */
const canResume = ({ status, due_date }: Planned, { today }: Calendar): boolean =>
  status === 'paused' && compareDates(due_date, today) >= 0;

/**
 * What is added is agreed on today: none of it is issued before. A pause that lasts skips it as it does all others; of the
 * rest, what would fall due before today is skipped too, unless it is to fall due some days after its issue.
 */
function extended(
  term: Term,
  { frequency = 0, past_dates, due_days = 0 }: Amendment,
  { days, today, pauses = [] }: Calendar,
): Partial<Effect> {
  if (frequency <= term.frequency) return {};
  const scheduled = scheduleOf({ ...term, frequency }, { days, agreedOn: today }, term.frequency + 1);
  const paused = scheduled.filter((one) => pauses.some((pause) => skippedBy(pause)(one)));
  const past = scheduled.filter((one) => !paused.includes(one) && compareDates(one.due_date, today) < 0);
  const isPostponed = past_dates === 'postpone';
  const added = scheduled.map((one) =>
    isPostponed && past.includes(one) ? { ...one, due_date: addDays(one.created, due_days), due_days } : one,
  );
  const statuses = new Map([...become('paused', paused), ...(isPostponed ? [] : become('skipped', past))]);
  return {
    added,
    statuses,
    past: past.map(({ due_date }) => due_date),
    frequency,
    due_date_contract: laterOf(term.due_date_contract, dueDateOf(term, frequency)),
  };
}

function ended(term: Term, { last_occurrence: last, until }: Amendment, planned: readonly Planned[]): Partial<Effect> {
  const stays = ({ occurrence, due_date }: Planned): boolean =>
    until === undefined ? occurrence <= (last ?? term.frequency) : compareDates(due_date, until) <= 0;
  // What is issued stays, and the contract lasts at least as long.
  const kept = planned.filter((one) => one.status === 'billed' || stays(one)).map(numberOf);
  const frequency = Math.min(Math.max(0, ...kept), term.frequency);
  if (frequency === 0 || frequency === term.frequency) return {};
  const due = dueDateOf(term, frequency);
  return {
    statuses: become(
      'cancelled',
      planned.filter((one) => (isOpen(one) || one.status === 'skipped') && one.occurrence > frequency),
    ),
    frequency,
    due_date_contract: until === undefined ? due : laterOf(until, due),
  };
}

const laterOf = (a: string, b: string): string => (compareDates(a, b) >= 0 ? a : b);
