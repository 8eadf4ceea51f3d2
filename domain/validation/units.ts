import type { ObjectSchema } from '../../schemas/resource.ts';
import { isUnit } from '../schema/kindOf.ts';
import type { Property } from '../schema/property.ts';
import { valuesWhere } from '../schema/valuesWhere.ts';
import { isUnitCode } from '../units/units.ts';
import type { Issue } from './issue.ts';

const unitsIn = valuesWhere(isUnit);

/** Returns an issue for each unit that is not in the table. */
export function unitIssues(schema: ObjectSchema | Property, record: Record<string, unknown>): Issue[] {
  return unitsIn(schema, record)
    .filter(({ value }) => typeof value === 'string' && !isUnitCode(value))
    .map(({ path }) => ({ path, key: 'validation.unknownUnit' }));
}
