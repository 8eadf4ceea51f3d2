import type { ValidateFunction } from 'ajv';
import { amountIssues } from '../../../domain/money/amounts.ts';
import { normalizeInput } from '../../../domain/schema/values/normalize.ts';
import { isPhone, isPrinted, isUnit } from '../../../domain/schema/kindOf.ts';
import { richTextIssues } from '../../../domain/validation/richTexts.ts';
import { hasProperty } from '../../../domain/schema/valuesWhere.ts';
import { runRules } from '../../../domain/rules/rules.ts';
import type { RuleContext } from '../../../domain/rules/rule.ts';
import type { Issue } from '../../../domain/validation/issue.ts';
import { withNoSuchDay } from '../../../domain/validation/days.ts';
import { issuesOf } from '../../../domain/validation/issues.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { isObject } from '../../../domain/schema/isObject.ts';

/** A check beyond schema and rules. */
type Check = typeof amountIssues;

const usual: readonly Check[] = [amountIssues, richTextIssues];

/**
 * Loads the checks beyond schema and rules. Phone numbers, bank codes, letters, units and addresses of mails need large tables,
 * so only forms with them load these. Without a network they are left out, and only the server checks.
 */
export async function checksOf({ schema }: Resource): Promise<readonly Check[]> {
  const further = await Promise.allSettled([
    hasProperty(schema, isPhone) &&
      import('../../../domain/validation/phones.ts').then(({ phoneIssues }) => phoneIssues),
    hasProperty(schema, isPrinted) &&
      import('../../../domain/validation/letters.ts').then(({ letterIssues }) => letterIssues),
    hasProperty(schema, isUnit) && import('../../../domain/validation/units.ts').then(({ unitIssues }) => unitIssues),
    hasProperty(schema, ({ addressees }) => addressees === true) &&
      import('../../../domain/validation/addressees.ts').then(({ addresseeIssues }) => addresseeIssues),
    hasProperty(schema, ({ defined }) => defined !== undefined) &&
      import('../../../domain/fields/definedIssues.ts').then(({ definedIssues }) => definedIssues),
  ]);
  const loaded = further.flatMap((check) => (check.status === 'fulfilled' ? check.value || [] : []));
  return [...usual, ...loaded];
}

/**
 * Returns the issues that the server would find: of the schema first, then of rules and checks. `beside` is what the
 * form's record adds to its values: the currency of a dialog's amounts.
 */
export function issuesIn(
  { schema, rules = [] }: Resource,
  values: unknown,
  validate: ValidateFunction,
  context: RuleContext,
  checks: readonly Check[] = usual,
  beside: object = {},
): readonly Issue[] {
  const record = normalizeInput(schema, withReferences(values));
  // Validation removes unknown properties that rules read, such as a country's letters.
  validate(structuredClone(record));
  const found = issuesOf(validate.errors, schema).map((issue) => withNoSuchDay(issue, record));
  const byRules = isObject(record)
    ? [...runRules(rules, record, context), ...checks.flatMap((check) => check(schema, { ...beside, ...record }))]
    : [];
  // The schema allows the decimals of any currency; a check names those of the amount's own.
  const places = new Set(byRules.filter(({ key }) => key === tooManyDecimals).map(({ path }) => path));
  const bySchema = found.filter(({ path, key }) => key !== tooManyDecimals || !places.has(path));
  const reported = new Set(bySchema.map(({ path }) => path));
  return [...bySchema, ...byRules.filter(({ path }) => !reported.has(path))];
}

const tooManyDecimals = 'validation.decimal.fraction';

/** Replaces selected files by references, as the server does. */
function withReferences(values: unknown): unknown {
  if (values instanceof Blob) return { uuid: '00000000-0000-0000-0000-000000000000' };
  if (Array.isArray(values)) return values.map(withReferences);
  if (!isObject(values)) return values;
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, withReferences(value)]));
}
