import type { Kind } from '../../schemas/kind.ts';
import type { Resource } from '../../schemas/resource.ts';
import type { PropertyOf, Translate } from '../kinds/codec.ts';
import { fieldKey, sameWord } from '../kinds/words.ts';
import { kindOf } from '../schema/kindOf.ts';
import { propertyAt } from '../schema/path.ts';
import { propertiesOf } from '../schema/property.ts';

/** What no cell of a table says: files, what is never told, and tables of their own. */
const unsaid: ReadonlySet<Kind> = new Set(['file', 'image', 'secret', 'collection']);

/** What a person says of a place; the rest comes from the search of places. */
const ofPlace = ['address', 'complement', 'country'];

/**
 * The columns that a file of a resource's records may have to be imported: those that it declares, else what a row is
 * recognised by and what the form asks for, objects by their parts. What the server fills is none.
 */
export function importColumns(resource: Resource): PropertyOf[] {
  const { imports, form } = resource;
  if (!imports) return [];
  const asked = imports.columns ?? [...imports.by, ...form.sections.flatMap(({ fields }) => fields)];
  const columns = asked.flatMap((path) => columnsWithin(resource, path));
  return [...new Map(columns.map((column) => [column.path, column])).values()];
}

function columnsWithin(resource: Resource, path: string): PropertyOf[] {
  const property = propertyAt(resource.schema, path);
  if (!property || property.readOnly || unsaid.has(kindOf(property))) return [];
  if (property.ref || !property.properties) return [{ resource: resource.name, path, property }];
  const parts = property.kind === 'location' ? ofPlace : Object.keys(propertiesOf(property));
  return parts.flatMap((part) => columnsWithin(resource, `${path}.${part}`));
}

/** Which of these columns a heading names: by its path, or by its words in one of the languages. */
export const columnCalled = (
  heading: string,
  columns: readonly PropertyOf[],
  languages: readonly Translate[],
): PropertyOf | undefined =>
  columns.find(({ path }) => path === heading) ??
  columns.find(({ resource, path }) => languages.some((say) => sameWord(say(fieldKey(resource, path)), heading)));
