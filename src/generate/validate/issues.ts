import type { ValidateFunction } from 'ajv';
import { amountIssues } from '../../../domain/money/amounts.ts';
import { normalizeInput } from '../../../domain/schema/normalize.ts';
import { runRules } from '../../../domain/rules/run.ts';
import type { RuleContext } from '../../../domain/rules/rule.ts';
import type { Issue } from '../../../domain/validation/issue.ts';
import { issuesOf } from '../../../domain/validation/issues.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { isObject } from '../../../domain/schema/isObject.ts';

/** What the server would find wrong with these values: the schema first, and rules and currencies where the schema has nothing to say. */
export function issuesIn(
  { schema, rules = [] }: Resource,
  values: unknown,
  validate: ValidateFunction,
  context: RuleContext,
): readonly Issue[] {
  const record = normalizeInput(schema, values);
  // The validator takes away what it does not know, and rules look at some of that: a country's letters.
  validate(structuredClone(record));
  const bySchema = issuesOf(validate.errors, schema);
  const said = new Set(bySchema.map(({ path }) => path));
  const byRules = isObject(record) ? [...runRules(rules, record, context), ...amountIssues(schema, record)] : [];
  return [...bySchema, ...byRules.filter(({ path }) => !said.has(path))];
}
