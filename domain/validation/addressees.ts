import type { ObjectSchema } from '../../schemas/resource.ts';
import { addresseesOf } from '../delivery/addressees.ts';
import { addressIssues } from '../rules/recipients.ts';
import { valuesWhere } from '../schema/valuesWhere.ts';
import type { Issue } from './issue.ts';

const addresseesIn = valuesWhere(({ addressees }) => addressees === true);

/** Returns an issue for each list of addresses that has an invalid one, or too many. */
export function addresseeIssues(schema: ObjectSchema, record: Record<string, unknown>): Issue[] {
  return addresseesIn(schema, record).flatMap(({ path, value }) => {
    const given = Array.isArray(value) ? value.map(String) : typeof value === 'string' ? value : [];
    return addressIssues(
      addresseesOf(given).map(({ email }) => email),
      path,
    );
  });
}
