import { today } from '../../domain/dates/today.ts';
import { amountIssues } from '../../domain/money/amounts.ts';
import { runRules } from '../../domain/rules/run.ts';
import { phoneIssues } from '../../domain/validation/phones.ts';
import { isObject } from '../../domain/schema/isObject.ts';
import { propertyAt } from '../../domain/schema/path.ts';
import { keyOf } from '../../domain/schema/reference.ts';
import type { Issue } from '../../domain/validation/issue.ts';
import type { Resource } from '../../schemas/resource.ts';
import type { Db } from '../db/transaction.ts';
import { ApiError } from '../errors.ts';
import type { Scope } from '../scope.ts';
import { immutableIssues } from './immutable.ts';
import { keysInto, unknownReferences } from './references.ts';
import type { Input } from './write.ts';

const selectCountries = 'select id, identifier from countries where id = any($1::int[])';

/**
 * What the schema cannot tell of an input: that its references exist, the rules over several fields and, of a record
 * that there is, what it keeps for good. Throws `validation` with every issue found.
 */
export async function checkInput(db: Db, resource: Resource, scope: Scope, input: Input, key?: string): Promise<void> {
  const named = keysInto('countries', resource, input);
  const [countries, unknown, immutable] = await Promise.all([
    named.length === 0 ? [] : db.query<{ id: number; identifier: string }>(selectCountries, [named]),
    unknownReferences(db, resource, scope.tenant.id, input),
    key === undefined ? [] : immutableIssues(db, resource, scope.tenant.id, key, input),
  ]);
  const identifiers = new Map(countries.map(({ id, identifier }) => [id, identifier]));
  const broken = runRules(resource.rules ?? [], input, {
    today: today(scope.now, scope.tenant.timeZone),
    countryIdentifier: (id) => identifiers.get(id),
  });
  const issues = [
    ...closedIssues(resource, input),
    ...unknown,
    ...immutable,
    ...broken,
    ...amountIssues(resource.schema, input),
    ...phoneIssues(resource.schema, input),
  ];
  if (issues.length > 0) throw new ApiError('validation', { errors: issues });
}

/** An issue where an input would make a record that is not open to whoever sends it. */
function closedIssues({ seen, schema }: Resource, input: Input): Issue[] {
  if (!seen?.open) return [];
  const { path, values } = seen.open;
  const value: unknown = path.split('.').reduce<unknown>((at, step) => (isObject(at) ? at[step] : undefined), input);
  const key = isObject(value) ? value[keyOf(propertyAt(schema, path) ?? {})] : value;
  return values.some((open) => open === key) ? [] : [{ path, key: 'validation.notOpen' }];
}
