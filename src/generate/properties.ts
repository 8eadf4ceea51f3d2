import { get } from 'react-hook-form';
import type { PropertyOf } from '../../domain/kinds/codec.ts';
import { filterParameters, type FilterParameter } from '../../domain/lists/filters.ts';
import { kindOf } from '../../domain/schema/kindOf.ts';
import { isRequired, propertyAt } from '../../domain/schema/path.ts';
import { propertiesOf } from '../../domain/schema/property.ts';
import type { Resource } from '../../schemas/resource.ts';
import type { Section } from '../../schemas/section.ts';
import type { KindDefinition } from '../kinds/kind.ts';
import { kindFor } from '../kinds/registry.ts';

/** A property of a resource on a page. */
export interface PageProperty extends PropertyOf {
  readonly kind: KindDefinition;
  readonly required: boolean;
}

/** Returns the property of a path. An unknown path is an error here, because the compiler checks those in schemas. */
export function pageProperty(resource: Resource, path: string): PageProperty {
  const property = propertyAt(resource.schema, path);
  if (!property) throw new RangeError(`${resource.name} has no property "${path}"`);
  return {
    resource: resource.name,
    path,
    property,
    kind: kindFor(property),
    required: isRequired(resource.schema, path),
  };
}

export const columnsOf = (resource: Resource): readonly PageProperty[] =>
  resource.list.columns.map((path) => pageProperty(resource, path));

/** Returns whether an inactive parameter has an input: it is one of `names`, or an end of a range. */
const isOffered = ({ name, comparison }: FilterParameter, names?: readonly string[]): boolean =>
  names?.includes(name) ?? (comparison !== 'gt' && comparison !== 'lt');

/** Returns the filter parameters with an input: offered ones, and active ones. */
export const filtersOf = (
  resource: Resource,
  names?: readonly string[],
  narrowsBy: (name: string) => boolean = () => false,
): readonly (FilterParameter & PageProperty)[] =>
  filterParameters(resource.list)
    .filter((parameter) => isOffered(parameter, names) || narrowsBy(parameter.name))
    .map((parameter) => ({ ...parameter, ...filterProperty(resource, parameter.path) }))
    .filter(({ kind }) => kind.Filter);

/** Returns the property of a filter: a key chooses a record, like a reference. */
function filterProperty(resource: Resource, path: string): PageProperty {
  const found = pageProperty(resource, path);
  const { keyOf } = found.property;
  if (keyOf === undefined) return found;
  const referring = { ...found.property, ref: keyOf };
  return { ...found, property: referring, kind: kindFor(referring) };
}

/** Returns sections without the fields that have no value in a record, and without those that have none left. */
export function filledSections(resource: Resource, sections: readonly Section[], record: object): Section[] {
  const isFilled = (path: string): boolean => pageProperty(resource, path).kind.isFilled(get(record, path));
  return sections
    .map((section) => ({ ...section, fields: section.fields.filter(isFilled) }))
    .filter(({ fields }) => fields.length > 0);
}

/** Returns the sections of a show page: those of the form, and read-only properties at the end. */
export function shownSections(resource: Resource): readonly Section[] {
  const { sections } = resource.form;
  const inForm = new Set(sections.flatMap(({ fields }) => fields));
  const filled = Object.entries(propertiesOf(resource.schema))
    .filter(([name, property]) => property.readOnly && kindOf(property) !== 'identifier' && !inForm.has(name))
    .filter(([, { shownOnce }]) => !shownOnce)
    // The page header shows it.
    .filter(([name]) => name !== 'archived')
    .map(([name]) => name);
  return filled.length > 0 ? [...sections, { name: 'record', fields: filled }] : sections;
}
