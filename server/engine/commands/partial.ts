import { propertiesOf } from '../../../domain/schema/property.ts';
import { writeSchema } from '../../../domain/schema/writeSchema.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { ApiError } from '../../base/errors.ts';
import type { Db } from '../../database/transaction.ts';
import type { Scope } from '../../identity/scope.ts';
import { bodyCheck } from '../../web/input.ts';
import { issuesWith } from '../writing/check.ts';
import type { Input } from '../resources/columnValues.ts';
import type { Locked } from './commandFile.ts';

/** Throws `validation` at the first property if an input of a partial command names none. */
export function requireSome(asks: Resource, input: Input): void {
  const names = Object.keys(propertiesOf(asks.schema));
  if (names.some((name) => input[name] !== undefined)) return;
  throw new ApiError('validation', { errors: [{ path: names[0] ?? '', key: 'validation.someField' }] });
}

/** The problems of one record that are looked for: the first is its reason. */
const few = 2;

/** Returns why records would not be valid with an input, each judged as a whole like its replacement. */
export async function invalidWith(
  db: Db,
  scope: Scope,
  resource: Resource,
  rows: readonly Locked[],
  input: Input,
): Promise<(ApiError | undefined)[]> {
  const checkWhole = bodyCheck(writeSchema(resource.schema), resource.schema);
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const checked = rows.map(({ key, record }) => ({ key, ...checkWhole({ ...record, ...given }, few) }));
  const further = await issuesWith(
    db,
    resource,
    scope,
    checked.map(({ key, value }) => ({ key, input: value as Input })),
  );
  return checked.map(({ issues }, at) => {
    const errors = [...issues, ...(further[at] ?? [])];
    return errors.length > 0 ? new ApiError('validation', { errors }) : undefined;
  });
}
