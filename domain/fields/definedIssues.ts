import { fieldTypes, type FieldType } from '../../schemas/parts/definedFields.ts';
import type { ObjectSchema } from '../../schemas/resource.ts';
import { isRows, type Row } from '../kinds/collection.ts';
import { propertiesOf, type Property } from '../schema/property.ts';
import type { Issue } from '../validation/issue.ts';
import { fieldIssue } from './fieldIssue.ts';

/** Returns whether a property is a list of rows that another record defines. */
export const isDefined = (property: Property): boolean => property.defined !== undefined;

/**
 * Returns the issues of rows that carry their own definitions, as in a form; the server reads the definitions from the
 * record that owns them.
 */
export function definedIssues(schema: ObjectSchema, record: Readonly<Record<string, unknown>>): Issue[] {
  return Object.entries(propertiesOf(schema)).flatMap(([name, property]) => {
    const rows = record[name];
    return isDefined(property) && isRows(rows) ? rows.flatMap((row, at) => issuesOfRow(row, `${name}.${at}`)) : [];
  });
}

function issuesOfRow(row: Row, path: string): Issue[] {
  const type = fieldTypes.find((one): one is FieldType => one === row['type']);
  if (!type) return [];
  const options = typeof row['options'] === 'string' ? row['options'] : null;
  const issue = fieldIssue({ type, options, required: row['required'] === true }, row);
  return issue ? [{ ...issue, path: `${path}.${issue.path}` }] : [];
}
