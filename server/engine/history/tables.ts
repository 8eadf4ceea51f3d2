import type { Resource } from '../../../schemas/resource.ts';
import { storageOf, tableOf, type CollectionField, type Field, type PermissionsField } from '../resources/storage.ts';

/** The tables whose rows are a resource's records, each with the columns that a view renames. */
export const ownTables = ({ name, history }: Resource): Readonly<Record<string, Readonly<Record<string, string>>>> =>
  history || { [tableOf(name)]: {} };

/** The lists of a resource that have a table of their own, by its name. */
export const listTables = (resource: Resource): ReadonlyMap<string, CollectionField | PermissionsField> =>
  new Map(storageOf(resource).fields.flatMap((field) => (isList(field) ? [[field.table, field] as const] : [])));

const isList = (field: Field): field is CollectionField | PermissionsField =>
  field.is === 'permissions' || (field.is === 'collection' && !field.isFilled);

/** Every table that the history of a resource's records is read from. */
export const tablesOf = (resource: Resource): string[] => [
  ...Object.keys(ownTables(resource)),
  ...listTables(resource).keys(),
];
