import type { ObjectSchema } from '../../schemas/resource.ts';
import { readPhone } from '../kinds/phone.ts';
import { isPhone } from '../schema/kindOf.ts';
import { valuesOf } from '../schema/valuesOf.ts';
import type { Issue } from './issue.ts';

/** An issue for each telephone number that no country gives; that it is written as E.164 its schema checks. */
export function phoneIssues(schema: ObjectSchema, record: Record<string, unknown>): Issue[] {
  return valuesOf(schema, record, isPhone)
    .filter(({ value }) => typeof value === 'string' && readPhone(value) !== value)
    .map(({ path }) => ({ path, key: 'validation.format.phone' }));
}
