import type { Resource } from '../../schemas/resource.ts';
import { memoized } from '../memoized.ts';
import { propertiesOf } from '../schema/property.ts';

const asRows = memoized((resource: Resource): Resource => {
  const { importsRows: rows } = resource;
  if (!rows) return resource;
  return {
    ...resource,
    schema: rows.schema,
    label: rows.by[0],
    imports: { by: rows.by },
    form: { sections: [{ name: 'rows', fields: Object.keys(propertiesOf(rows.schema)) }] },
  };
});

/** Returns a resource as its files describe it: its records, or rows of another form; undefined if it has no import. */
export const importedAs = (resource: Resource): Resource | undefined =>
  resource.importsRows ? asRows(resource) : resource.imports && resource;

/** Returns whether each row of a file of a resource is something new or of another form: it changes no record that it names. */
export const isOfOwnRows = (resource: Resource): boolean =>
  resource.importsRows !== undefined || resource.imports?.creates === true;
