import type { Amendment } from '../../schemas/parts/amendment.ts';
import type { Issue } from '../validation/issue.ts';
import type { Effect, Term } from './amendment.ts';

/** Why an amendment cannot be: it changes nothing of the invoices to come. */
export function effectIssues(amendment: Amendment, term: Term, effect: Effect): Issue[] {
  const { reworded, statuses, added } = effect;
  if (reworded.length + statuses.size + added.length > 0) return [];
  const { kind, reach, occurrence, until } = amendment;
  if (kind === 'pause') return [{ path: 'from', key: 'validation.pausesNothing' }];
  if (kind === 'resume') return [{ path: 'occurrence', key: 'validation.resumesNothing' }];
  if (kind === 'extend') {
    return [{ path: 'frequency', key: 'validation.extendMore', args: { frequency: term.frequency } }];
  }
  if (kind === 'end') {
    return [{ path: until === undefined ? 'last_occurrence' : 'until', key: 'validation.endsNothing' }];
  }
  if (reach === 'only') {
    return [{ path: 'occurrence', key: 'validation.occurrenceClosed', args: { occurrence: occurrence ?? 0 } }];
  }
  return [{ path: 'occurrence', key: 'validation.nothingToCome' }];
}
