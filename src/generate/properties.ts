import type { PropertyOf } from '../../domain/kinds/codec.ts';
import { filterParameters, type FilterParameter } from '../../domain/lists/filters.ts';
import { kindOf } from '../../domain/schema/kindOf.ts';
import { isRequired, propertyAt } from '../../domain/schema/path.ts';
import { propertiesOf } from '../../domain/schema/property.ts';
import type { Resource } from '../../schemas/resource.ts';
import type { Section } from '../../schemas/section.ts';
import type { KindDefinition } from '../kinds/kind.ts';
import { kindFor } from '../kinds/registry.ts';

/** One property of a resource as a page shows it. */
export interface PageProperty extends PropertyOf {
  readonly kind: KindDefinition;
  readonly required: boolean;
}

/** The property of that path. The compiler checks paths where schemas name them, so an unknown one is a mistake here. */
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

/** Whether there is an input for a parameter even while it does not narrow the list: one of these `names`, or a bound of a range. */
const isOffered = ({ name, comparison }: FilterParameter, names?: readonly string[]): boolean =>
  names?.includes(name) ?? (comparison !== 'gt' && comparison !== 'lt');

/** The parameters of a list's filters that there is an input for: those that are offered, and those by which it is narrowed. */
export const filtersOf = (
  resource: Resource,
  names?: readonly string[],
  narrowsBy: (name: string) => boolean = () => false,
): readonly (FilterParameter & PageProperty)[] =>
  filterParameters(resource.list)
    .filter((parameter) => isOffered(parameter, names) || narrowsBy(parameter.name))
    .map((parameter) => ({ ...parameter, ...pageProperty(resource, parameter.path) }))
    .filter(({ kind }) => kind.Filter);

/** The sections of a show page: those of the form and, last, what only the server fills in. */
export function shownSections(resource: Resource): readonly Section[] {
  const { sections } = resource.form;
  const inForm = new Set(sections.flatMap(({ fields }) => fields));
  const filled = Object.entries(propertiesOf(resource.schema))
    .filter(([name, property]) => property.readOnly && kindOf(property) !== 'identifier' && !inForm.has(name))
    .filter(([, { shownOnce }]) => !shownOnce)
    // The head of the page says that.
    .filter(([name]) => name !== 'archived')
    .map(([name]) => name);
  return filled.length > 0 ? [...sections, { name: 'record', fields: filled }] : sections;
}
