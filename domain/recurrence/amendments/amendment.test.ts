import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Amendment } from '../../../schemas/parts/recurrence/amendment.ts';
import { frequencySymbologies, mostOccurrences } from '../../../schemas/parts/recurrence/recurrence.ts';
import { addDays, compareDates } from '../../dates/date.ts';
import { effectOf, type Effect, type Term } from './amendment.ts';
import { isOpen, type Planned } from '../schedule/plannedOccurrences.ts';
import { dueDateOf, lastDueDate, scheduleOf } from '../schedule/schedule.ts';

/** A contract after amendments: for each invoice, the number of the amendment that wrote its terms. */
interface Contract {
  readonly term: Term;
  readonly invoices: readonly (Planned & { readonly wording: number })[];
}

const calendar = { days: 10, agreedOn: '2026-01-01', today: '2026-06-15' };

function made(due_date: string, frequency_symbology: Term['frequency_symbology'], frequency: number): Contract {
  const recurrence = { due_date, frequency_symbology, frequency };
  const invoices = scheduleOf(recurrence, calendar).map((one) => ({ ...one, status: 'future' as const, wording: 0 }));
  return { term: { ...recurrence, due_date_contract: lastDueDate(recurrence) }, invoices };
}

/** Applies an amendment as the database does. */
function amended({ term, invoices }: Contract, effect: Effect, by: number): Contract {
  const reworded = new Set(effect.reworded);
  const gone = new Set(effect.added.map(({ occurrence }) => occurrence));
  const kept = invoices
    .filter(({ occurrence }) => !gone.has(occurrence))
    .map((one) => ({
      ...one,
      status: effect.statuses.get(one.occurrence) ?? one.status,
      wording: reworded.has(one.occurrence) ? by : one.wording,
    }));
  const added = effect.added.map((one) => ({ ...one, status: 'future' as const, wording: by }));
  const { frequency, due_date_contract } = effect;
  return { term: { ...term, frequency, due_date_contract }, invoices: [...kept, ...added] };
}

const occurrences = fc.integer({ min: 1, max: 40 });
const dates = fc.integer({ min: 0, max: 1500 }).map((days) => addDays('2026-01-01', days));
const reaches = { reach: fc.constantFrom('from', 'only' as const), occurrence: occurrences };
const amendments: fc.Arbitrary<Amendment> = fc.oneof(
  fc.record({ kind: fc.constantFrom('lines', 'details', 'terms', 'adjust', 'resume' as const), ...reaches }),
  fc.record({ kind: fc.constant('pause' as const), from: dates, until: dates }),
  fc.record({ kind: fc.constant('drop' as const), occurrence: occurrences }),
  fc.record({ kind: fc.constant('extend' as const), frequency: fc.integer({ min: 1, max: 48 }) }),
  fc.record({ kind: fc.constant('end' as const), last_occurrence: occurrences }),
  fc.record({ kind: fc.constant('end' as const), until: dates }),
) as fc.Arbitrary<Amendment>;

/** An amendment, a run that issues the next invoices, or the end of a day that skips paused invoices. */
const steps = fc.array(fc.oneof(amendments, fc.constantFrom(1, 2, 3, 'pass' as const)), { maxLength: 12 });
const contracts = fc.tuple(dates, fc.constantFrom(...frequencySymbologies), occurrences).map((of) => made(...of));

const issued = (contract: Contract, count: number): Contract => {
  const next = contract.invoices.filter(({ status }) => status === 'future').slice(0, count);
  const invoices = contract.invoices.map((one) => (next.includes(one) ? { ...one, status: 'billed' as const } : one));
  return { ...contract, invoices };
};

const passed = (contract: Contract): Contract => {
  const isOver = ({ status, due_date }: Planned) => status === 'paused' && compareDates(due_date, calendar.today) < 0;
  const invoices = contract.invoices.map((one) => (isOver(one) ? { ...one, status: 'skipped' as const } : one));
  return { ...contract, invoices };
};

/** Performs all steps and calls `look` for each amendment. */
function live(
  contract: Contract,
  all: readonly (Amendment | number | 'pass')[],
  look: (before: Contract, after: Contract, amendment: Amendment) => void,
): Contract {
  return all.reduce<Contract>((before, step, index) => {
    if (step === 'pass') return passed(before);
    if (typeof step === 'number') return issued(before, step);
    const after = amended(before, effectOf(step, before.term, before.invoices, calendar), index + 1);
    look(before, after, step);
    return after;
  }, contract);
}

const byNumber = ({ invoices }: Contract) => new Map(invoices.map((one) => [one.occurrence, one]));

describe('amendments, whatever came before them', () => {
  const always = (look: Parameters<typeof live>[2]): void =>
    fc.assert(fc.property(contracts, steps, (contract, all) => void live(contract, all, look)));

  it('never change an issued invoice', () => {
    always((before, after) => {
      const now = byNumber(after);
      for (const one of before.invoices.filter(({ status }) => status === 'billed')) {
        expect(now.get(one.occurrence)).toEqual(one);
      }
    });
  });

  it('of one invoice change at most that one', () => {
    always((before, after, { kind, reach, occurrence }) => {
      const isOfOne = kind === 'drop' || (reach === 'only' && kind !== 'extend' && kind !== 'end' && kind !== 'pause');
      if (!isOfOne) return;
      const was = byNumber(before);
      const changed = after.invoices.filter((one) => JSON.stringify(one) !== JSON.stringify(was.get(one.occurrence)));
      expect(changed.every((one) => one.occurrence === occurrence)).toBe(true);
    });
  });

  it('from an invoice on change none before it', () => {
    always((before, after, { reach, occurrence = 1 }) => {
      if (reach !== 'from') return;
      const earlier = ({ invoices }: Contract) => invoices.filter((one) => one.occurrence < occurrence);
      expect(earlier(after)).toEqual(earlier(before));
    });
  });

  it('move no due date: each is still counted from the first', () => {
    always((before, after) => {
      for (const { occurrence, due_date } of after.invoices) expect(due_date).toBe(dueDateOf(after.term, occurrence));
      expect(after.term.due_date).toBe(before.term.due_date);
    });
  });

  it('leave as many invoices as the contract has, each number once, and none after its end', () => {
    always((_, { term, invoices }) => {
      const numbers = invoices.map(({ occurrence }) => occurrence).toSorted((a, b) => a - b);
      expect(numbers).toEqual(numbers.map((_one, index) => index + 1));
      expect(term.frequency).toBeLessThanOrEqual(mostOccurrences);
      const last = Math.max(...invoices.filter((one) => one.status !== 'cancelled').map((one) => one.occurrence));
      expect(last).toBeLessThanOrEqual(term.frequency);
      expect(compareDates(term.due_date_contract, lastDueDate(term))).toBeGreaterThanOrEqual(0);
    });
  });

  it('that pause cancel no invoice, and pause only those between the dates', () => {
    always((before, after, amendment) => {
      if (amendment.kind !== 'pause') return;
      const now = byNumber(after);
      for (const one of before.invoices) {
        const { from = '', until = '' } = amendment;
        const falls = compareDates(one.due_date, from) >= 0 && compareDates(one.due_date, until) <= 0;
        expect(now.get(one.occurrence)?.status).toBe(isOpen(one) && falls ? 'paused' : one.status);
      }
    });
  });
});

describe('an amendment', () => {
  const statuses = ({ invoices }: Contract) => invoices.map(({ status }) => status);
  const year = made('2026-01-31', 'M', 12);
  const done = (contract: Contract, ...all: Amendment[]) => live(contract, all, () => undefined);

  const pause = { kind: 'pause', from: '2026-05-01', until: '2026-08-31' } as const;

  it('resumes invoices that are due in the future; those that passed during the pause stay skipped', () => {
    const resumed = done(year, pause, { kind: 'resume' });
    expect(statuses(resumed).slice(3, 8)).toEqual(['future', 'paused', 'future', 'future', 'future']);
    const later = live(year, [pause, 'pass', { kind: 'resume' }], () => undefined);
    expect(statuses(later).slice(3, 8)).toEqual(['future', 'skipped', 'future', 'future', 'future']);
  });

  it.each([
    ['yesterday', '2026-06-14', 'paused'],
    ['today', '2026-06-15', 'future'],
    ['tomorrow', '2026-06-16', 'future'],
  ])('resumes invoices that are due today or later: %s', (_, due_date, status) => {
    const resumed = done(
      made(due_date, 'M', 1),
      { kind: 'pause', from: due_date, until: due_date },
      { kind: 'resume' },
    );
    expect(statuses(resumed)).toEqual([status]);
  });

  it('resumes from one invoice on, or one alone', () => {
    const paused = done(year, { ...pause, from: '2026-07-01', until: undefined });
    const resumed = (reach: 'from' | 'only') =>
      [...effectOf({ kind: 'resume', reach, occurrence: 9 }, paused.term, paused.invoices, calendar).statuses].map(
        String,
      );
    expect(resumed('from')).toEqual(['9,future', '10,future', '11,future', '12,future']);
    expect(resumed('only')).toEqual(['9,future']);
  });

  it('pauses from the first to the last day, and only invoices that are not paused yet', () => {
    const paused = done(year, { kind: 'pause', from: '2026-05-31', until: '2026-07-31' });
    expect(statuses(paused).slice(3, 8)).toEqual(['future', 'paused', 'paused', 'paused', 'future']);
    const again = effectOf({ kind: 'pause', from: '2026-05-01' }, paused.term, paused.invoices, calendar);
    expect([...again.statuses.keys()]).toEqual([8, 9, 10, 11, 12]);
  });

  it('cancels skipped invoices together with the others after the end', () => {
    const ended = live(year, [pause, 'pass', { kind: 'end', last_occurrence: 4 }], () => undefined);
    expect(statuses(ended).slice(3, 6)).toEqual(['future', 'cancelled', 'cancelled']);
    expect(ended.term.frequency).toBe(4);
  });

  it('extends with due dates counted from the first, also after an end', () => {
    const longer = done(year, { kind: 'end', last_occurrence: 6 }, { kind: 'extend', frequency: 14 });
    expect([longer.term.frequency, longer.term.due_date_contract]).toEqual([14, '2027-02-28']);
    expect(statuses(longer)).toEqual(Array.from({ length: 14 }, () => 'future'));
  });

  it.each([
    ['that has no end', [{ from: '2026-12-01' }], ['paused', 'paused', 'paused']],
    ['up to its last day', [{ from: '2026-12-01', until: '2027-02-28' }], ['paused', 'paused', 'future']],
    ['that comes later', [{ from: '2027-03-01', until: null }], ['future', 'future', 'paused']],
    ['that is over', [{ from: '2026-03-01', until: '2027-01-30' }], ['future', 'future', 'future']],
  ])('extends within a pause %s with paused invoices', (_, pauses, expected) => {
    const longer = effectOf({ kind: 'extend', frequency: 15 }, year.term, year.invoices, { ...calendar, pauses });
    expect(longer.added.map(({ occurrence }) => longer.statuses.get(occurrence) ?? 'future')).toEqual(expected);
  });

  it('adds invoices that are issued the lead days earlier, but not before today, and skips what is past', () => {
    const short = made('2026-04-20', 'M', 1);
    const add = (past_dates: 'skip' | 'postpone', due_days?: number) =>
      effectOf({ kind: 'extend', frequency: 4, past_dates, due_days }, short.term, short.invoices, calendar);
    const skipped = add('skip');
    expect(skipped.added.map(({ due_date, created }) => [due_date, created])).toEqual([
      ['2026-05-20', '2026-06-15'],
      ['2026-06-20', '2026-06-15'],
      ['2026-07-20', '2026-07-10'],
    ]);
    expect([skipped.past, [...skipped.statuses]]).toEqual([['2026-05-20'], [[2, 'skipped']]]);
    const postponed = add('postpone', 7);
    expect(postponed.added.map(({ due_date, due_days }) => [due_date, due_days])).toEqual([
      ['2026-06-22', 7],
      ['2026-06-20', undefined],
      ['2026-07-20', undefined],
    ]);
    expect(postponed.statuses.size).toBe(0);
  });

  it('ends only what is to come or was skipped', () => {
    const { term, invoices } = issued(year, 2);
    const shown = invoices.map((one) => (one.occurrence === 12 ? { ...one, status: 'cancelled' as const } : one));
    const { statuses: ended, frequency } = effectOf({ kind: 'end', last_occurrence: 10 }, term, shown, calendar);
    expect([frequency, [...ended]]).toEqual([10, [[11, 'cancelled']]]);
    const same = effectOf({ kind: 'end', until: '2027-06-30' }, term, invoices, calendar);
    expect([same.due_date_contract, same.statuses.size]).toEqual(['2026-12-31', 0]);
  });

  it('adds no invoice that is due before its issue: it is skipped, or postponed by the given days', () => {
    const choices = fc.oneof(
      fc.record({ past_dates: fc.constantFrom('skip' as const, undefined) }),
      fc.record({ past_dates: fc.constant('postpone' as const), due_days: fc.integer({ min: 0, max: 365 }) }),
    );
    fc.assert(
      fc.property(contracts, fc.integer({ min: 1, max: 60 }), choices, (contract, frequency, choice) => {
        const longer = effectOf({ kind: 'extend', frequency, ...choice }, contract.term, contract.invoices, calendar);
        const comes = longer.added.filter(({ occurrence }) => !longer.statuses.has(occurrence));
        expect(comes.filter((one) => compareDates(one.due_date, one.created) < 0)).toEqual([]);
        expect(longer.past.every((date) => compareDates(date, calendar.today) < 0)).toBe(true);
        const moved = longer.added.filter((one) => one.due_days !== undefined);
        expect(moved).toHaveLength(choice.past_dates === 'postpone' ? longer.past.length : 0);
        for (const one of moved) expect(one.due_date).toBe(addDays(one.created, one.due_days ?? 0));
      }),
    );
  });

  it('ends by a date with the last invoice due until then', () => {
    const ended = done(year, { kind: 'end', until: '2026-07-30' });
    expect([ended.term.frequency, ended.term.due_date_contract]).toEqual([6, '2026-07-30']);
    expect(statuses(ended).slice(5)).toEqual(['future', ...Array.from({ length: 6 }, () => 'cancelled')]);
  });

  it('never ends before the last issued invoice', () => {
    const ended = done(issued(year, 4), { kind: 'end', last_occurrence: 2 });
    expect([ended.term.frequency, ended.term.due_date_contract]).toEqual([4, '2026-04-30']);
  });
});
