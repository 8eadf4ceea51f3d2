import { detailFields, type Amendment } from '../../../schemas/parts/recurrence/amendment.ts';
import type { Issue } from '../../validation/issue.ts';
import type { Effect, Term } from './amendment.ts';

/** Returns the issue that asks at `past_dates` how to treat past due dates; undefined if there are none. */
export function pastDatesIssue(past: readonly string[]): Issue | undefined {
  const [first] = past;
  if (first === undefined) return undefined;
  const args = { count: past.length, first, last: past.at(-1) ?? first };
  return { path: 'past_dates', key: `validation.pastDates${past.length === 1 ? 'One' : ''}`, args };
}

/** Returns an issue if an amendment does not say how to treat past due dates. */
export function pastDateIssues({ past_dates }: Amendment, { past }: Effect): Issue[] {
  const issue = past_dates ? undefined : pastDatesIssue(past);
  return issue ? [issue] : [];
}

/**
 * Returns why an amendment is impossible: it changes no scheduled invoice, or refers to an invoice that is no longer
 * scheduled.
 */
export function effectIssues(amendment: Amendment, term: Term, effect: Effect): Issue[] {
  const { reworded, statuses, added } = effect;
  const closed = {
    path: 'occurrence',
    key: 'validation.occurrenceClosed',
    args: { occurrence: amendment.occurrence ?? 0 },
  };
  if (isWrittenOn(amendment) && !reworded.includes(amendment.occurrence)) return [closed];
  if (reworded.length + statuses.size + added.length > 0) return [];
  const { kind, reach, until } = amendment;
  if (kind === 'pause') return [{ path: 'from', key: 'validation.pausesNothing' }];
  if (kind === 'resume') return [{ path: 'occurrence', key: 'validation.resumesNothing' }];
  if (kind === 'extend') {
    return [{ path: 'frequency', key: 'validation.extendMore', args: { frequency: term.frequency } }];
  }
  if (kind === 'end') {
    return [{ path: until === undefined ? 'last_occurrence' : 'until', key: 'validation.endsNothing' }];
  }
  if (reach === 'only' || kind === 'drop') return [closed];
  return [{ path: 'occurrence', key: 'validation.nothingToCome' }];
}

/** Returns an issue, at the first changed field, for an amendment that changes nothing. */
export function idleIssues(amendment: Amendment): Issue[] {
  const { kind, percent } = amendment;
  if (kind === 'adjust') {
    return [{ path: percent === undefined ? 'amount' : 'percent', key: 'validation.adjustsNothing' }];
  }
  const path = ['items_invoice', ...detailFields].find((name) => Object.hasOwn(definedIn(amendment), name));
  return [{ path: path ?? 'kind', key: 'validation.changesNothing' }];
}

const definedIn = (amendment: object): object =>
  Object.fromEntries(Object.entries(amendment).filter(([, value]) => value !== undefined));

/** An amendment of terms refers to one scheduled invoice; after issuing, the terms belong to another one. */
const isWrittenOn = (amendment: Amendment): amendment is Amendment & { occurrence: number } =>
  amendment.kind === 'terms' && amendment.occurrence !== undefined;
