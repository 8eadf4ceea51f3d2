import { detailFields, type Amendment } from '../../schemas/parts/amendment.ts';
import type { Issue } from '../validation/issue.ts';
import type { Effect, Term } from './amendment.ts';

/** Asks at `past_dates` what becomes of due dates that have passed, given in their order; nothing where none has. */
export function pastDatesIssue(past: readonly string[]): Issue | undefined {
  const [first] = past;
  if (first === undefined) return undefined;
  const args = { count: past.length, first, last: past.at(-1) ?? first };
  return { path: 'past_dates', key: `validation.pastDates${past.length === 1 ? 'One' : ''}`, args };
}

/** Why an amendment cannot be done yet: it does not say what becomes of due dates that have passed. */
export function pastDateIssues({ past_dates }: Amendment, { past }: Effect): Issue[] {
  const issue = past_dates ? undefined : pastDatesIssue(past);
  return issue ? [issue] : [];
}

/**
 * Why an amendment cannot be: it changes nothing of the invoices to come, or was written on the terms of one that is not among
 * them any more.
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

/** That an amendment says what invoices say already, at the first of what it says. */
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

/** Other terms of an invoice are written on those it has: which are another's, once it is issued. */
const isWrittenOn = (amendment: Amendment): amendment is Amendment & { occurrence: number } =>
  amendment.kind === 'terms' && amendment.occurrence !== undefined;
