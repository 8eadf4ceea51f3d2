import { today } from '../../../domain/dates/today.ts';
import { amountIssues } from '../../../domain/money/amounts.ts';
import { runRules } from '../../../domain/rules/rules.ts';
import { addresseeIssues } from '../../../domain/validation/addressees.ts';
import { phoneIssues } from '../../../domain/validation/phones.ts';
import { isObject } from '../../../domain/schema/isObject.ts';
import { propertyAt } from '../../../domain/schema/path.ts';
import { keyOf } from '../../../domain/schema/reference.ts';
import type { Issue } from '../../../domain/validation/issue.ts';
import type { Resource } from '../../../schemas/resource.ts';
import type { Db } from '../../database/transaction.ts';
import { requireNone } from '../../base/errors.ts';
import type { Scope } from '../../identity/scope.ts';
import { notAmong } from './allowedValues.ts';
import { unknownCurrencies } from '../lists/currencies.ts';
import { immutableIssues } from './immutable.ts';
import { permissionIssues } from './permissions.ts';
import { keysInto, unknownReferences } from './references.ts';
import type { Input, Proposed } from '../resources/columnValues.ts';

const selectCountries = 'select id, identifier from countries where id = any($1::int[])';

/** The record that an input replaces, and known issues. */
interface Known {
  readonly key?: string;
  readonly issues?: readonly Issue[];
}

/**
 * Checks what the schema cannot: references and currencies exist, rules hold, immutable values are unchanged. Throws
 * `validation` with all issues.
 */
export async function checkInput(
  db: Db,
  resource: Resource,
  scope: Scope,
  input: Input,
  { key, issues: known = [] }: Known = {},
): Promise<void> {
  const [issues = []] = await issuesWith(db, resource, scope, [{ input, key }]);
  requireNone([...known, ...issues]);
}

/** Checks many inputs with as many statements as one; returns the issues of each. */
export async function issuesWith(
  db: Db,
  resource: Resource,
  scope: Scope,
  proposed: readonly Proposed[],
): Promise<Issue[][]> {
  const inputs = proposed.map(({ input }) => input);
  const there = proposed.flatMap(({ input, key }) => (key === undefined ? [] : { input, key }));
  const named = keysInto('countries', resource, inputs);
  const [countries, unknown, currencies, unlisted, immutable, permissions] = await Promise.all([
    named.length === 0 ? [] : db.query<{ id: number; identifier: string }>(selectCountries, [named]),
    unknownReferences(db, resource, scope.tenant.id, inputs),
    unknownCurrencies(db, resource, inputs),
    notAmong(db, resource, inputs),
    immutableIssues(db, resource, scope.tenant.id, there),
    permissionIssues(db, resource, scope, proposed),
  ]);
  const identifiers = new Map(countries.map(({ id, identifier }) => [id, identifier]));
  const context = {
    today: today(scope.now, scope.tenant.timeZone),
    countryIdentifier: (id: number) => identifiers.get(id),
    platformHost: scope.site === undefined ? undefined : new URL(scope.site).host,
  };
  const kept = new Map(there.map(({ input }, at) => [input, immutable[at] ?? []]));
  return inputs.map((input, at) => [
    ...closedIssues(resource, input),
    ...(unknown[at] ?? []),
    ...(currencies[at] ?? []),
    ...(unlisted[at] ?? []),
    ...(permissions[at] ?? []),
    ...(kept.get(input) ?? []),
    ...runRules(resource.rules ?? [], input, context),
    ...amountIssues(resource.schema, input),
    ...phoneIssues(resource.schema, input),
    ...addresseeIssues(resource.schema, input),
  ]);
}

/** Returns an issue if an input would create a record invisible to its author. */
function closedIssues({ visibility, schema }: Resource, input: Input): Issue[] {
  const keyAt = (path: string): unknown => {
    const value = path.split('.').reduce<unknown>((at, step) => (isObject(at) ? at[step] : undefined), input);
    return isObject(value) ? value[keyOf(propertyAt(schema, path) ?? {})] : value;
  };
  return (visibility?.open ?? [])
    .filter(({ paths, values }) => !paths.some((path) => values.some((open) => open === keyAt(path))))
    .map(({ paths: [path = ''] }) => ({ path, key: 'validation.notOpen' }));
}
