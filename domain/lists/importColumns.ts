import type { Kind } from '../../schemas/kind.ts';
import type { Resource } from '../../schemas/resource.ts';
import type { PropertyOf, Translate } from '../kinds/codec.ts';
import { fieldKey } from '../kinds/words.ts';
import { kindOf } from '../schema/kindOf.ts';
import { isRequired, propertyAt } from '../schema/path.ts';
import { propertiesOf } from '../schema/property.ts';
import { keyOf } from '../schema/reference.ts';
import { sameText } from './searchText.ts';

/** What no cell of a table says: files, what is never told, and tables of their own. */
const unsaid: ReadonlySet<Kind> = new Set(['file', 'image', 'secret', 'collection', 'permissions']);

/** What a person says of a place; the rest comes from the search of places. */
const ofPlace = ['address', 'complement', 'country'];

/** The paths by which a row can name its record, the surest first: its key, then those that the resource declares. */
export function importWays(resource: Resource): string[] {
  const ways = [keyOf(resource.schema), ...(resource.imports?.by ?? [])];
  return [...new Set(ways)].filter((path) => propertyAt(resource.schema, path));
}

/**
 * The columns that a file of a resource's records may have to be imported: the key and what else a row is recognised by,
 * and those that it declares or else what the form asks for, objects by their parts. What the server fills is none.
 */
export function importColumns(resource: Resource): PropertyOf[] {
  const { imports, form } = resource;
  if (!imports) return [];
  const [key = '', ...by] = importWays(resource);
  const asked = imports.columns ?? [...by, ...form.sections.flatMap(({ fields }) => fields)];
  const columns = [...columnsAt(resource, key), ...asked.flatMap((path) => columnsWithin(resource, path))];
  return [...new Map(columns.map((column) => [column.path, column])).values()];
}

/** The columns of a file that makes records: all but their key. */
export const newRecordColumns = (resource: Resource): PropertyOf[] =>
  importColumns(resource).filter(({ property }) => !property.readOnly);

/** The columns without which no row can make a record. */
export const requiredColumns = (resource: Resource): PropertyOf[] =>
  newRecordColumns(resource).filter(({ path }) => {
    const steps = path.split('.');
    return steps.every((_, at) => isRequired(resource.schema, steps.slice(0, at + 1).join('.')));
  });

const columnsAt = (resource: Resource, path: string): PropertyOf[] => {
  const property = propertyAt(resource.schema, path);
  return property ? [{ resource: resource.name, path, property }] : [];
};

function columnsWithin(resource: Resource, path: string): PropertyOf[] {
  const property = propertyAt(resource.schema, path);
  if (!property || property.readOnly || unsaid.has(kindOf(property))) return [];
  if (property.ref || !property.properties) return columnsAt(resource, path);
  const parts = property.kind === 'location' ? ofPlace : Object.keys(propertiesOf(property));
  return parts.flatMap((part) => columnsWithin(resource, `${path}.${part}`));
}

/** Which of these columns a heading names: by its path, or by its words in one of the languages, whatever its case and accents. */
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
