import type { Amendment } from '../../../schemas/parts/recurrence/amendment.ts';
import { addDays, compareDates } from '../../dates/date.ts';
import { isOpen, type OccurrenceStatus, type Planned } from '../schedule/plannedOccurrences.ts';
import { dueDateOf, scheduleOf, type Lead, type Occurrence, type Recurrence } from '../schedule/schedule.ts';

/** The length of a contract. */
export interface Term extends Recurrence {
  readonly due_date_contract: string;
}

/** The effect of an amendment on the invoices of a contract; invoices that it does not name stay unchanged. */
export interface Effect {
  /** Invoices that get new terms. */
  readonly reworded: readonly number[];
  readonly statuses: ReadonlyMap<number, OccurrenceStatus>;
  /** New scheduled invoices, which replace ended ones of the same number. */
  readonly added: readonly Added[];
  /** Due dates in the past, in the contract's order. */
  readonly past: readonly string[];
  readonly frequency: number;
  readonly due_date_contract: string;
}

/** A new invoice. If its date is past, it falls due some days after its issue. */
export interface Added extends Occurrence {
  readonly due_days?: number;
}

/** The dates that a pause skips, inclusive; without an end, all future dates. */
export interface Pause {
  readonly from: string;
  readonly until?: string | null | undefined;
}

/** The calendar that an amendment is evaluated in. */
export interface Calendar extends Omit<Lead, 'agreedOn'> {
  /** The company's date. */
  readonly today: string;
  /** Pauses that are still in effect. */
  readonly pauses?: readonly Pause[];
}

/** Computes the effect of an amendment on a contract's invoices, in order. Issued invoices are never part of it. */
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

/** An invoice whose date passed during a pause is skipped for good, whether or not the job has marked it. */
const canResume = ({ status, due_date }: Planned, { today }: Calendar): boolean =>
  status === 'paused' && compareDates(due_date, today) >= 0;

/**
 * Added invoices are agreed on today, so none is issued earlier. An active pause skips them like all others; invoices
 * that fall due before today are skipped too, unless they are postponed.
 */
function extended(
  term: Term,
  { frequency = 0, past_dates, due_days = 0 }: Amendment,
  { days, terms, today, pauses = [] }: Calendar,
): Partial<Effect> {
  if (frequency <= term.frequency) return {};
  const scheduled = scheduleOf({ ...term, frequency }, { days, terms, agreedOn: today }, term.frequency + 1);
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
  // Issued invoices stay, and the contract lasts at least as long as they do.
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
