import type { ObjectSchema } from '../../schemas/resource.ts';
import { readPhone } from '../kinds/phone.ts';
import { isPhone } from '../schema/kindOf.ts';
import { valuesWhere } from '../schema/valuesWhere.ts';
import type { Issue } from './issue.ts';

const phonesIn = valuesWhere(isPhone);

/** Returns an issue for each phone number that no country assigns; the schema checks E.164. */
export function phoneIssues(schema: ObjectSchema, record: Record<string, unknown>): Issue[] {
  return phonesIn(schema, record)
    .filter(({ value }) => typeof value === 'string' && readPhone(value) !== value)
    .map(({ path }) => ({ path, key: 'validation.format.phone' }));
}
