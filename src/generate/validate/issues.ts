import type { ValidateFunction } from 'ajv';
import { amountIssues } from '../../../domain/money/amounts.ts';
import { normalizeInput } from '../../../domain/schema/normalize.ts';
import { isPhone } from '../../../domain/schema/kindOf.ts';
import { richTextIssues } from '../../../domain/validation/richTexts.ts';
import { hasProperty } from '../../../domain/schema/valuesOf.ts';
import { runRules } from '../../../domain/rules/run.ts';
import type { RuleContext } from '../../../domain/rules/rule.ts';
import type { Issue } from '../../../domain/validation/issue.ts';
import { toldOfDay } from '../../../domain/validation/days.ts';
import { issuesOf } from '../../../domain/validation/issues.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { isObject } from '../../../domain/schema/isObject.ts';

/** Finds what neither schema nor rules tell. */
type Check = typeof amountIssues;

const usual: readonly Check[] = [amountIssues, richTextIssues];

/** What is checked beyond schema and rules. Telephone numbers and bank codes take no small packages: forms that ask for them fetch those. */
export async function checksOf({ schema }: Resource): Promise<readonly Check[]> {
  const further = await Promise.all([
    hasProperty(schema, isPhone) &&
      import('../../../domain/validation/phones.ts').then(({ phoneIssues }) => phoneIssues),
    hasProperty(schema, ({ defined }) => defined !== undefined) &&
      import('../../../domain/fields/definedIssues.ts').then(({ definedIssues }) => definedIssues),
  ]);
  return [...usual, ...further.filter((check) => check !== false)];
}

/** What the server would find wrong with these values: the schema first, and rules and checks where the schema has nothing to say. */
export function issuesIn(
  { schema, rules = [] }: Resource,
  values: unknown,
  validate: ValidateFunction,
  context: RuleContext,
  checks: readonly Check[] = usual,
): readonly Issue[] {
  const record = normalizeInput(schema, withReferences(values));
  // The validator takes away what it does not know, and rules look at some of that: a country's letters.
  validate(structuredClone(record));
  const bySchema = issuesOf(validate.errors, schema).map((issue) => toldOfDay(issue, record));
  const said = new Set(bySchema.map(({ path }) => path));
  const byRules = isObject(record)
    ? [...runRules(rules, record, context), ...checks.flatMap((check) => check(schema, record))]
    : [];
  return [...bySchema, ...byRules.filter(({ path }) => !said.has(path))];
}

/** In place of what was just chosen, what the server makes of it: a reference to a file. */
function withReferences(values: unknown): unknown {
  if (values instanceof Blob) return { uuid: '00000000-0000-0000-0000-000000000000' };
  if (Array.isArray(values)) return values.map(withReferences);
  if (!isObject(values)) return values;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, withReferences(value)]));
}
