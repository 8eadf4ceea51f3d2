import { isApplicable } from '../shared/applicability.ts';
import type { PropertyOf } from '../../../domain/kinds/codec.ts';
import type { Part } from './rows.ts';
import type { Row } from '../../../domain/kinds/collection.ts';

interface PartValueProps extends Pick<PropertyOf, 'resource' | 'path'> {
  readonly part: Part;
  readonly row: Row;
}

/** A value of a row, by its kind; nothing if it does not apply. `path` is the collection's. */
export function PartValue({ part: { name, property, kindIn }, row, resource, path }: PartValueProps) {
  if (!isApplicable(property, row)) return null;
  const { Cell } = kindIn(row);
  return <Cell value={row[name]} resource={resource} path={`${path}.${name}`} property={property} />;
}
