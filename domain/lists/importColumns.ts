import type { Kind } from '../../schemas/kind.ts';
import type { Resource } from '../../schemas/resource.ts';
import type { PropertyOf, Translate } from '../kinds/codec.ts';
import { fieldKey } from '../kinds/words.ts';
import { currencyBeside } from '../money/amounts.ts';
import { kindOf } from '../schema/kindOf.ts';
import { isRequired, propertyAt } from '../schema/path.ts';
import { propertiesOf } from '../schema/property.ts';
import { keyOf } from '../schema/reference.ts';
import { sameText } from './searchText.ts';

/** Kinds that a cell cannot hold: files, secrets and collections. */
const notImportable: ReadonlySet<Kind> = new Set(['file', 'image', 'secret', 'collection', 'permissions', 'template']);

/** The parts of a location that a user enters; the search of places sets the rest. */
const ofPlace = ['address', 'complement', 'country'];

/** Returns the paths that identify a record in a file, the most reliable first: its key, then the declared ones. */
export function importWays(resource: Resource): string[] {
  const ways = [keyOf(resource.schema), ...(resource.imports?.by ?? [])];
  return [...new Set(ways)].filter((path) => propertyAt(resource.schema, path));
}

/**
 * Returns the columns that an import accepts: key, identifying paths, and the declared columns or the form's fields,
 * with objects split. Read-only properties are excluded.
 */
export function importColumns(resource: Resource): PropertyOf[] {
  const { imports, form } = resource;
  if (!imports) return [];
  const [key = '', ...by] = importWays(resource);
  const paths = imports.columns ?? [...by, ...form.sections.flatMap(({ fields }) => fields)];
  const columns = [...columnsAt(resource, key), ...paths.flatMap((path) => columnsWithin(resource, path))];
  return [...new Map(columns.map((column) => [column.path, column])).values()];
}

/** Returns the import columns without the key. */
export const newRecordColumns = (resource: Resource): PropertyOf[] =>
  importColumns(resource).filter(({ property }) => !property.readOnly);

/** Returns the columns that a new record requires. */
export const requiredColumns = (resource: Resource): PropertyOf[] =>
  newRecordColumns(resource).filter(({ path }) => {
    const steps = path.split('.');
    return steps.every((_, at) => isRequired(resource.schema, steps.slice(0, at + 1).join('.')));
  });

/** Returns the import columns of amounts whose currency is at a path. */
export const amountsIn = (resource: Resource, path: string): string[] =>
  importColumns(resource).flatMap((column) => (column.property.currency === path ? [column.path] : []));

const columnsAt = (resource: Resource, path: string): PropertyOf[] => {
  const property = propertyAt(resource.schema, path);
  return property ? [{ resource: resource.name, path, property }] : [];
};

function columnsWithin(resource: Resource, path: string): PropertyOf[] {
  const property = propertyAt(resource.schema, path);
  if (!property || property.readOnly || notImportable.has(kindOf(property))) return [];
  if (kindOf(property) === 'amounts') return columnsOfAmounts(resource, path);
  if (property.ref || !property.properties) return columnsAt(resource, path);
  const parts = property.kind === 'location' ? ofPlace : Object.keys(propertiesOf(property));
  return parts.flatMap((part) => columnsWithin(resource, `${path}.${part}`));
}

/** The columns of amounts by currency: all of them in one text, or one amount with its currency. */
const columnsOfAmounts = (resource: Resource, path: string): PropertyOf[] => {
  const currency = `${path}.${currencyBeside}`;
  const amount = columnsAt(resource, `${path}.amount`).map((column) => ({
    ...column,
    property: { ...column.property, currency },
  }));
  return [...columnsAt(resource, path), ...amount, ...columnsAt(resource, currency)];
};

/** Returns the column that a heading names, by path or by text in any language, ignoring case and accents. */
export function columnCalled(
  heading: string,
  columns: readonly PropertyOf[],
  languages: readonly Translate[],
): PropertyOf | undefined {
  const text = sameText(heading);
  return (
    columns.find(({ path }) => path.toLowerCase() === text) ??
    languages
      .map((say) => columns.find(({ resource, path }) => sameText(say(fieldKey(resource, path))) === text))
      .find((column) => column !== undefined)
  );
}
