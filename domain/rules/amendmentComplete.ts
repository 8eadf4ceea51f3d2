import { amendment, detailFields, type AmendmentKind } from '../../schemas/parts/amendment.ts';
import { holds } from '../actions/holds.ts';
import { compareDates, isDate } from '../dates/date.ts';
import { propertiesOf } from '../schema/property.ts';
import type { Issue } from '../validation/issue.ts';
import { textOf } from './read.ts';
import type { Rule } from './rule.ts';

type Said = Parameters<Rule>[0];

/** An amendment has the fields of its kind and no others. */
export const amendmentComplete: Rule = (said) => {
  const kind = said['kind'] as AmendmentKind;
  if (!Object.hasOwn(byKind, kind)) return [];
  const strangers = Object.entries(propertiesOf(amendment)).filter(
    ([name, { when }]) => said[name] !== undefined && when && !holds(when, said),
  );
  if (strangers.length > 0) return strangers.map(([path]) => ({ path, key: 'validation.amendmentOfAnotherKind' }));
  const missing = said['reach'] === 'only' ? required(said, 'occurrence') : [];
  return [...missing, ...byKind[kind](said)];
};

const required = (said: Said, path: string): Issue[] =>
  said[path] === undefined ? [{ path, key: 'validation.required' }] : [];

const someOf = (said: Said, paths: readonly string[]): Issue[] =>
  paths.some((path) => said[path] !== undefined) ? [] : [{ path: 'kind', key: 'validation.amendmentEmpty' }];

/** Exactly one of two fields. */
function either(said: Said, first: string, second: string): Issue[] {
  if (said[first] === undefined) return said[second] === undefined ? required(said, first) : [];
  return said[second] === undefined ? [] : [{ path: second, key: 'validation.amendmentEither' }];
}

function inOrder(said: Said): Issue[] {
  const [from, until] = [textOf(said['from']), textOf(said['until'])];
  if (!isDate(from) || !isDate(until) || compareDates(until, from) >= 0) return [];
  return [{ path: 'until', key: 'validation.untilBeforeFrom' }];
}

const byKind: Readonly<Record<AmendmentKind, (said: Said) => Issue[]>> = {
  lines: (said) => required(said, 'items_invoice'),
  details: (said) => someOf(said, detailFields),
  terms: (said) => someOf(said, ['items_invoice', ...detailFields]),
  adjust: (said) => either(said, 'percent', 'amount'),
  pause: (said) => [...required(said, 'from'), ...inOrder(said)],
  resume: () => [],
  drop: (said) => required(said, 'occurrence'),
  extend: (said) => [
    ...required(said, 'frequency'),
    ...(said['past_dates'] === 'postpone' ? required(said, 'due_days') : []),
  ],
  end: (said) => either(said, 'last_occurrence', 'until'),
};
