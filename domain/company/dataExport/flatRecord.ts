import { propertiesOf, type Property } from '../../schema/property.ts';
import type { ObjectSchema } from '../../../schemas/resource.ts';

/** Returns the columns of a record in a table: the paths of its values; a list is one value. */
export const flatColumns = (schema: ObjectSchema | Property, prefix = ''): string[] =>
  Object.entries(propertiesOf(schema)).flatMap(([name, property]) =>
    property.properties ? flatColumns(property, `${prefix}${name}.`) : [`${prefix}${name}`],
  );

/** Returns the cells of a record: texts and numbers as they are, lists and free objects as JSON, nothing for what is absent. */
export const flatRecord = (record: object, columns: readonly string[]): string[] =>
  columns.map((path) => cellOf(path.split('.').reduce<unknown>(valueIn, record)));

const valueIn = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? new Map(Object.entries(value)).get(name) : undefined;

function cellOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
