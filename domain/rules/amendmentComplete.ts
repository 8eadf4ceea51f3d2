import { amendment, detailFields, type AmendmentKind } from '../../schemas/parts/recurrence/amendment.ts';
import { holds } from '../actions/holds.ts';
import { compareDates, isDate } from '../dates/date.ts';
import { isObject } from '../schema/isObject.ts';
import { propertiesOf } from '../schema/property.ts';
import type { Issue } from '../validation/issue.ts';
import { textOf } from './read.ts';
import type { Rule } from './rule.ts';

type AmendmentInput = Parameters<Rule>[0];

/** An amendment has the fields of its kind and no others. */
export const amendmentComplete: Rule = (input) => {
  const kind = input['kind'] as AmendmentKind;
  if (!Object.hasOwn(byKind, kind)) return [];
  const strangers = Object.entries(propertiesOf(amendment)).filter(
    ([name, { when }]) => input[name] !== undefined && when && !holds(when, input),
  );
  if (strangers.length > 0) return strangers.map(([path]) => ({ path, key: 'validation.amendmentOfAnotherKind' }));
  const missing = input['reach'] === 'only' ? required(input, 'occurrence') : [];
  return [...missing, ...byKind[kind](input), ...lastingParts(input)];
};

/** A line that bills a part of its period is of one invoice only, and its part is not divided. */
function lastingParts({ reach, effective_on: day, items_invoice: lines }: AmendmentInput): Issue[] {
  if (!Array.isArray(lines) || (reach === 'only' && day === undefined)) return [];
  return lines.flatMap((line: unknown, index): Issue[] =>
    isObject(line) && line['days'] !== undefined
      ? [{ path: `items_invoice.${index}.days`, key: 'validation.partOfOneInvoice' }]
      : [],
  );
}

const required = (input: AmendmentInput, path: string): Issue[] =>
  input[path] === undefined ? [{ path, key: 'validation.required' }] : [];

const someOf = (input: AmendmentInput, paths: readonly string[]): Issue[] =>
  paths.some((path) => input[path] !== undefined) ? [] : [{ path: 'kind', key: 'validation.amendmentEmpty' }];

/** Exactly one of two fields. */
function either(input: AmendmentInput, first: string, second: string): Issue[] {
  if (input[first] === undefined) return input[second] === undefined ? required(input, first) : [];
  return input[second] === undefined ? [] : [{ path: second, key: 'validation.amendmentEither' }];
}

function inOrder(input: AmendmentInput): Issue[] {
  const [from, until] = [textOf(input['from']), textOf(input['until'])];
  if (!isDate(from) || !isDate(until) || compareDates(until, from) >= 0) return [];
  return [{ path: 'until', key: 'validation.untilBeforeFrom' }];
}

const byKind: Readonly<Record<AmendmentKind, (input: AmendmentInput) => Issue[]>> = {
  lines: (input) => required(input, 'items_invoice'),
  details: (input) => someOf(input, detailFields),
  terms: (input) => someOf(input, ['items_invoice', ...detailFields]),
  adjust: (input) => either(input, 'percent', 'amount'),
  pause: (input) => [...required(input, 'from'), ...inOrder(input)],
  resume: () => [],
  drop: (input) => required(input, 'occurrence'),
  extend: (input) => [
    ...required(input, 'frequency'),
    ...(input['past_dates'] === 'postpone' ? required(input, 'due_days') : []),
  ],
  end: (input) => either(input, 'last_occurrence', 'until'),
};
