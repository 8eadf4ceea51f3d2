import type { FileRule } from '../../schemas/file.ts';
import type { ObjectSchema } from '../../schemas/resource.ts';
import { propertiesOf, type Property } from './property.ts';

/** A property that holds files. */
export interface FileProperty {
  readonly name: string;
  readonly property: Property;
  readonly rule: FileRule;
  /** The maximum number of files. */
  readonly most: number;
}

const known = new WeakMap<ObjectSchema | Property, readonly FileProperty[]>();

/** Returns the file properties of a record; they are at the top level. */
export function filesOf(schema: ObjectSchema | Property): readonly FileProperty[] {
  const found = known.get(schema) ?? Object.entries(propertiesOf(schema)).flatMap(fileProperty);
  known.set(schema, found);
  return found;
}

function fileProperty([name, property]: [string, Property]): FileProperty[] {
  const { file: rule, maxItems = 1 } = property;
  return rule ? [{ name, property, rule, most: maxItems }] : [];
}
