import { memoized } from '../../../domain/memoized.ts';
import type { Option } from '../../../domain/documents/rows.ts';
import { ownProperty, propertiesOf, type Property } from '../../../domain/schema/property.ts';
import { line } from '../../../schemas/parts/documents/lines.ts';
import type { Resource } from '../../../schemas/resource.ts';
import { tableOf } from '../resources/storage.ts';

/** Database names of documents' lines and logos, and the lines property in the API. */
export interface DocumentNames {
  /** The table of the lines. */
  readonly lines: string;
  /** The property with the lines in the API. */
  readonly linesAt: string;
  /** The table of documents' own logos. */
  readonly logos: string;
  /** The column in lines and logos that references the document. */
  readonly key: string;
  /** The columns of lines that may be optional: those of quotes. */
  readonly options: readonly (keyof Option)[];
  /** What its lines say beyond those of other documents: each is a column of the same name. */
  readonly ownFields?: readonly OwnField[];
}

/** A property of lines that other documents do not have. */
export interface OwnField {
  readonly name: string;
  readonly isMoney: boolean;
}

/** The same of a resource, with its own table and that of the PDFs that its issued documents keep. */
export interface ResourceNames extends DocumentNames {
  readonly table: string;
  readonly ownFields: readonly OwnField[];
  readonly copies: string;
}

/**
 * Returns the names of a resource's documents, by the conventions of docs/resources.md. Throws if the resource declares
 * no documents.
 */
export const namesOf = memoized(({ name, singular, document, schema }: Resource): ResourceNames => {
  if (!document) throw new Error(`The records of ${name} are no documents`);
  const one = tableOf(singular);
  return {
    table: tableOf(name),
    ownFields: ownFieldsOf(schema, document.lines),
    lines: `${one}_items`,
    linesAt: document.lines,
    logos: `${one}_logos`,
    copies: `${one}_copies`,
    key: `${one}_uuid`,
    options: optionsOf(ownProperty(schema, document.lines)?.items),
  };
});

const optionColumns = ['is_optional', 'is_accepted'] as const;

const optionsOf = (item: Property | undefined): DocumentNames['options'] =>
  item && ownProperty(item, 'is_optional') ? optionColumns : [];

function ownFieldsOf(schema: Resource['schema'], linesAt: string): OwnField[] {
  const { items = {} } = ownProperty(schema, linesAt) ?? {};
  const shared: readonly string[] = [...Object.keys(line.properties), ...optionColumns];
  return Object.entries(propertiesOf(items)).flatMap(([name, { kind }]) =>
    shared.includes(name) ? [] : [{ name, isMoney: kind === 'money' }],
  );
}
